/** The ways to new photos: from the device, and on touch screens from its camera. */
import { useTranslation } from 'react-i18next';
import { Camera, ImagePlus } from 'lucide-react';
import { buttonClass } from '@/ui/buttonClass';
import type { ButtonKind } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { FilePick } from './FilePick';

interface PickButtonProps {
  onPick: (files: readonly File[]) => void;
}

export function ChooseButton({ kind, onPick }: PickButtonProps & { kind: ButtonKind }) {
  const { t } = useTranslation('profile');
  return (
    <FilePick className={buttonClass({ kind })} onPick={onPick}>
      <span className="btn-icon">
        <Icon as={ImagePlus} />
      </span>
      <span className="btn-label">{t('photos.choose')}</span>
    </FilePick>
  );
}

/** Taking a photo of oneself is a matter of phones and tablets: elsewhere there is no such button. */
export function TakeButton({ onPick }: PickButtonProps) {
  const { t } = useTranslation('profile');
  if (!window.matchMedia('(pointer: coarse)').matches) return null;
  return (
    <FilePick className={buttonClass({ kind: 'quiet' })} onPick={onPick} camera>
      <span className="btn-icon">
        <Icon as={Camera} />
      </span>
      <span className="btn-label">{t('photos.take')}</span>
    </FilePick>
  );
}
