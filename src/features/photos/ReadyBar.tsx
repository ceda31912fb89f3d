/** Asks whether the picked photos are to be added as they are shown. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { selectUploads, uploadsConfirmed } from './photosSlice';
import { uploadCancelled } from './uploadThunks';

interface ReadyBarProps {
  /** The page has another button that goes on. */
  compact: boolean;
  /** Called when the bar goes, and the focus with it. */
  onDone: () => void;
}

export function ReadyBar({ compact, onDone }: ReadyBarProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const ready = uploads.filter(({ state }) => state === 'ready');
  const checking = uploads.some(({ state }) => state === 'checking');
  const count = ready.length;

  function discard(): void {
    for (const { key } of ready) dispatch(uploadCancelled(key));
    onDone();
  }
  function confirm(): void {
    dispatch(uploadsConfirmed());
    onDone();
  }

  return (
    <output className={count > 0 ? 'photo-ready' : 'visually-hidden'}>
      {count > 0 && (
        <>
          <p>{t('photos.ready', { count })}</p>
          <div className="photo-ready-actions">
            <Button kind="link" onClick={discard}>
              {t('photos.discard')}
            </Button>
            <Button kind={compact ? 'outline' : 'hot'} busy={checking} onClick={confirm}>
              {t('photos.confirm', { count })}
            </Button>
          </div>
        </>
      )}
    </output>
  );
}
