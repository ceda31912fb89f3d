/** A picked photo on its way: how it will look, how far it is, and how to stop it. */
import { useTranslation } from 'react-i18next';
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Crop,
  Pause,
  Play,
  RotateCcw,
  Upload as UploadIcon,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Meter } from '@/ui/Meter';
import { uploadResumed } from './photosSlice';
import type { Upload, UploadState } from './photosState';
import { uploadCancelled, uploadHeld } from './uploadThunks';

const ICONS: Record<UploadState, LucideIcon> = {
  checking: Clock,
  ready: CircleCheck,
  waiting: Clock,
  sending: UploadIcon,
  paused: Pause,
  failed: CircleAlert,
};

interface UploadTileProps {
  upload: Upload;
  /** It stands in the place of the main photo. */
  isMain: boolean;
  onEdit: () => void;
}

export function UploadTile({ upload, isMain, onEdit }: UploadTileProps) {
  const { t } = useTranslation('profile');
  const { name, preview, sent, state, total } = upload;
  return (
    <li
      className={clsx('photo-tile photo-tile-upload', isMain && 'photo-tile-main')}
      aria-busy={state === 'checking'}
    >
      <span className="portrait photo-picture">
        {preview === null ? (
          <span className="skeleton" />
        ) : (
          <img src={preview} alt={t('photos.upload.alt', { name })} />
        )}
      </span>
      <div className="photo-strip">
        <UploadStateText upload={upload} />
        {state !== 'checking' && <UploadActions upload={{ ...upload, state }} onEdit={onEdit} />}
        {(state === 'sending' || state === 'paused') && (
          <Meter
            value={state === 'sending' ? sent : 0}
            max={Math.max(1, total)}
            label={t('photos.upload.progress', { name })}
          />
        )}
      </div>
    </li>
  );
}

function UploadStateText({ upload: { sent, state, total } }: { upload: Upload }) {
  const { t } = useTranslation('profile');
  const { percent } = useFormats();
  const online = useAppSelector(selectOnline);
  const text =
    state === 'sending'
      ? t('photos.upload.sending', { percent: percent(total > 0 ? Math.floor((sent / total) * 100) : 0) })
      : t(state === 'waiting' && !online ? 'photos.upload.offline' : `photos.upload.${state}`);
  return (
    <span className="photo-state num">
      <Icon as={ICONS[state]} size={16} />
      {text}
    </span>
  );
}

/** The one thing to do in each state; its button stays the same one, so that it keeps the focus. */
const NEXT = {
  ready: { text: 'edit', icon: Crop },
  waiting: { text: 'pause', icon: Pause },
  sending: { text: 'pause', icon: Pause },
  paused: { text: 'resume', icon: Play },
  failed: { text: 'retry', icon: RotateCcw },
} as const;

interface UploadActionsProps {
  upload: Upload & { state: keyof typeof NEXT };
  onEdit: () => void;
}

function UploadActions({ upload: { key, name, state }, onEdit }: UploadActionsProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { text, icon } = NEXT[state];
  function goOn(): void {
    if (text === 'edit') onEdit();
    else if (text === 'pause') dispatch(uploadHeld(key));
    else dispatch(uploadResumed(key));
  }
  return (
    <div className="photo-upload-buttons">
      <IconButton
        label={t(`photos.upload.${text}`, { name })}
        icon={<Icon as={icon} />}
        tip="none"
        onClick={goOn}
      />
      <IconButton
        label={t('photos.upload.cancel', { name })}
        icon={<Icon as={X} />}
        tip="none"
        onClick={() => dispatch(uploadCancelled(key))}
      />
    </div>
  );
}
