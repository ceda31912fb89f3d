/** The photo step of the sign-up: what was picked goes on its way while its member goes on (spec 4, step 1). */
import { useTranslation } from 'react-i18next';
import { SkipStep } from '@/features/join/SkipStep';
import { PhotoManager } from '@/features/photos/PhotoManager';
import { selectUploads, uploadsConfirmed } from '@/features/photos/photosSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';

interface JoinPhotoStepProps {
  /** How many the account has. */
  photoCount: number;
  onDone: () => void;
}

export function JoinPhotoStep({ photoCount, onDone }: JoinPhotoStepProps) {
  const { t } = useTranslation('join');
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const checking = uploads.some(({ state }) => state === 'checking');

  function goOn(): void {
    dispatch(uploadsConfirmed());
    onDone();
  }
  return (
    <div className="join-step">
      <PhotoManager compact />
      <div className="join-actions">
        {photoCount + uploads.length > 0 ? (
          <Button kind="hot" size="lg" block busy={checking} onClick={goOn}>
            {t('continue')}
          </Button>
        ) : (
          <SkipStep onSkip={onDone} />
        )}
      </div>
    </div>
  );
}
