/** Chooses the part of a picked photo that is shown: moved, enlarged, turned. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Cropper from 'react-easy-crop';
import type { Area, Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { coveringZoom, PHOTO_ASPECT } from '@/domain/photoCrop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { EditorControls } from './EditorControls';
import { originalOf } from './photoFiles';
import { selectUpload } from './photosSlice';
import { photoEdited } from './uploadThunks';
import './editor.scss';

const MOST_ZOOM = 4;
/** Pixels a key moves the photo. */
const KEY_STEP = 8;

interface PhotoEditorProps {
  /** Key of an upload that is ready. */
  uploadKey: string;
  onClosed: () => void;
}

export function PhotoEditor({ uploadKey, onClosed }: PhotoEditorProps) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const upload = useAppSelector((state) => selectUpload(state, uploadKey));
  const [original] = useState(() => originalOf(uploadKey));
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [before] = useState(upload?.crop);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [wantedZoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(before?.rotation ?? 0);
  const [part, setPart] = useState<Area | null>(null);
  const [media, setMedia] = useState<Size | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const leastZoom = media && frame ? coveringZoom(media, frame, rotation) : 1;
  // A photo that is turned a little is enlarged until no corner is empty.
  const zoom = Math.max(wantedZoom, leastZoom);

  const close = () => setOpen(false);
  async function apply(): Promise<void> {
    setBusy(true);
    if (part) await dispatch(photoEdited(uploadKey, { ...part, rotation }));
    close();
  }
  function reset(): void {
    setPlace({ x: 0, y: 0 });
    setZoom(1);
    setRotation(0);
  }

  return (
    <Modal
      open={open && upload !== undefined}
      onClose={close}
      onClosed={onClosed}
      title={t('photos.editor.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            {t('photos.editor.cancel')}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void apply()}>
            {t('photos.editor.apply')}
          </Button>
        </>
      }
    >
      <div className="photo-cut">
        {original !== null && (
          <Cropper
            image={original}
            aspect={PHOTO_ASPECT}
            crop={place}
            zoom={zoom}
            rotation={rotation}
            minZoom={leastZoom}
            maxZoom={Math.max(MOST_ZOOM, leastZoom)}
            keyboardStep={KEY_STEP}
            {...(before && { initialCroppedAreaPixels: before })}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setPart(pixels)}
            setMediaSize={setMedia}
            setCropSize={setFrame}
            cropperProps={{ role: 'group', 'aria-label': t('photos.editor.area') }}
          />
        )}
      </div>
      <EditorControls
        zoom={zoom}
        zoomRange={[leastZoom, Math.max(MOST_ZOOM, leastZoom)]}
        rotation={rotation}
        onZoom={setZoom}
        onRotation={setRotation}
        onReset={reset}
      />
    </Modal>
  );
}
