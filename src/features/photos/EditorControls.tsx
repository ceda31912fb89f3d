/** The controls of the photo editor: zoom, straighten, turn. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useFormats } from '@/i18n/useFormats';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

/** A quarter turn, degrees; a photo is straightened by up to half of one to each side. */
const QUARTER = 90;

interface EditorControlsProps {
  zoom: number;
  zoomRange: readonly [least: number, most: number];
  /** Degrees, clockwise. */
  rotation: number;
  onZoom: (zoom: number) => void;
  onRotation: (rotation: number) => void;
  onReset: () => void;
}

export function EditorControls({
  zoom,
  zoomRange,
  rotation,
  onZoom,
  onRotation,
  onReset,
}: EditorControlsProps) {
  const { t } = useTranslation('profile');
  const { percent } = useFormats();
  const quarters = Math.round(rotation / QUARTER) * QUARTER;
  const fine = rotation - quarters;
  const [least, most] = zoomRange;
  return (
    <div className="photo-controls">
      <Slider
        label={t('photos.editor.zoom')}
        min={least}
        max={most}
        step={0.01}
        value={zoom}
        text={percent(Math.round(zoom * 100))}
        onChange={onZoom}
      />
      <Slider
        label={t('photos.editor.straighten')}
        min={1 - QUARTER / 2}
        max={QUARTER / 2 - 1}
        step={1}
        value={fine}
        text={`${fine}°`}
        onChange={(value) => onRotation(quarters + value)}
      />
      <div className="photo-turns">
        <IconButton
          label={t('photos.editor.left')}
          icon={<Icon as={RotateCcw} />}
          kind="quiet"
          tip="top"
          onClick={() => onRotation(rotation - QUARTER)}
        />
        <IconButton
          label={t('photos.editor.right')}
          icon={<Icon as={RotateCw} />}
          kind="quiet"
          tip="top"
          onClick={() => onRotation(rotation + QUARTER)}
        />
        <Button kind="link" onClick={onReset}>
          {t('photos.editor.reset')}
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as it is said. */
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, step, value, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="photo-slider">
      <label htmlFor={id}>{label}</label>
      <span className="num" aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
