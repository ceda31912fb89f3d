/** The own photos: see them, add to them, put them in order (spec 3, own profile). */
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageDown, Lightbulb } from 'lucide-react';
import { late } from '@/core/parts/late';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { fetchPhotos } from './changeThunks';
import { PhotoMeter } from './PhotoMeter';
import { PhotoNews } from './PhotoNews';
import { PhotosEmpty } from './PhotosEmpty';
import { PhotosSkeleton } from './PhotosSkeleton';
import './photosListeners';
import { selectOwnPhotos, selectPhotosFailure, selectPhotosStatus, selectUploads } from './photosSlice';
import { TakeButton } from './PickButtons';
import { ReadyBar } from './ReadyBar';
import { RefusedFiles } from './RefusedFiles';
import { RoomTiles } from './RoomTiles';
import { selectRoom } from './uploadThunks';
import { UndoBar } from './UndoBar';
import { useTileFocus } from './useTileFocus';
import { usePhotoPicking } from './usePhotoPicking';
import './photos.scss';
import './room.scss';
import './tiles.scss';

/** Dragging weighs more than the rest together; it comes while the photos are asked for. */
const loadGrid = () => import('./PhotoGrid');
const PhotoGrid = late(() => loadGrid().then((m) => m.PhotoGrid));

interface PhotoManagerProps {
  /** For a step of the sign-up: with the meter that a page of its own has in its head, without hint and shop. */
  compact?: boolean;
}

export function PhotoManager({ compact = false }: PhotoManagerProps) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectPhotosStatus);
  const failure = useAppSelector(selectPhotosFailure);
  const photos = useAppSelector(selectOwnPhotos).length;
  const uploads = useAppSelector(selectUploads).length;
  const room = useAppSelector(selectRoom);
  const failureText = useFailureText();
  const { dropHandlers, hovering, pick } = usePhotoPicking();
  const { list, focusList, focusTile } = useTileFocus();

  useEffect(() => void dispatch(fetchPhotos()), [dispatch]);

  if (status === 'failed')
    return (
      <ErrorState
        title={t('photos.failed.title')}
        text={failureText(failure)}
        action={
          <Button kind="link" ref={toHeading} onClick={() => void dispatch(fetchPhotos())}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  const isEmpty = photos + uploads === 0;
  return (
    <div className="photos" {...dropHandlers}>
      {compact && <PhotoMeter />}
      {!compact && (
        <Alert icon={<Icon as={Lightbulb} />}>
          <strong className="strong">{t('photos.hintTitle')}</strong> {t('photos.hint')}
        </Alert>
      )}
      <PhotoNews />
      <RefusedFiles compact={compact} />
      <ReadyBar compact={compact} onDone={focusList} />
      <div className="photo-frame" aria-busy={status !== 'ready'}>
        {status !== 'ready' && <PhotosSkeleton />}
        {status === 'ready' && isEmpty && <PhotosEmpty onPick={pick} />}
        {status === 'ready' && !isEmpty && (
          <Suspense fallback={<PhotosSkeleton />}>
            <PhotoGrid ref={list}>
              <RoomTiles others={photos + uploads - 1} compact={compact} onPick={pick} />
            </PhotoGrid>
          </Suspense>
        )}
      </div>
      {!isEmpty && room > 0 && <TakeButton onPick={pick} />}
      <p className="caption muted">{t('photos.privacy')}</p>
      {hovering && (
        <div className="photo-drop" aria-hidden="true">
          <Icon as={ImageDown} size={32} />
          {t('photos.drop')}
        </div>
      )}
      <UndoBar onGone={focusTile} />
    </div>
  );
}
