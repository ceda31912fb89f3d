/** The picture that was chosen for the message: how it looks, how far it is, and how to be rid of it. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RotateCcw, X } from 'lucide-react';
import { useFailureText } from '@/core/errors/useFailureText';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useFormats } from '@/i18n/useFormats';
import { onLostFocus } from '@/lib/onLostFocus';
import { isShortOfRoom } from '@/lib/storageRoom';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Meter } from '@/ui/Meter';
import { pictureDropped, selectPicture, selectRefusedPicture } from './attachmentsSlice';
import type { PickedPicture } from './attachmentsSlice';
import { pictureSent } from './attachmentThunks';
import { focusWritingField } from './focusWritingField';
import './attachments.scss';

interface AttachmentTrayProps {
  /** Of the line that says how far the picture is. */
  id: string;
  /** The addressee's profile id. */
  profile: string;
  /** The button that was pressed goes away with the tray: the focus goes on in the writing field. */
  onGone: () => void;
}

/** Another attempt may also begin by itself. */
const toWriting = onLostFocus<HTMLButtonElement>(focusWritingField);

export function AttachmentTray({ id, profile, onGone }: AttachmentTrayProps) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const imageUrl = useImageUrl();
  const picture = useAppSelector((state) => selectPicture(state, profile));
  const problem = useAppSelector((state) => selectRefusedPicture(state, profile));
  const drop = (): void => {
    dispatch(pictureDropped(profile));
    onGone();
  };
  if (problem !== undefined)
    return (
      <div className="tray tray-bad">
        <p className="tray-words" role="alert">
          {t(`attach.refused.${problem}`)}
        </p>
        <IconButton label={t('attach.dismiss')} icon={<Icon as={X} />} tip="none" onClick={drop} />
      </div>
    );
  if (!picture) return null;
  // One that came back from a message is no file of this page any more.
  const shown = picture.preview ?? imageUrl(picture.attachment?.url);
  return (
    <fieldset className="tray" aria-label={t('attach.label')} data-in-hand="">
      <span className="tray-picture">
        {shown === null ? <span className="skeleton" /> : <img src={shown} alt={t('attach.alt')} />}
      </span>
      <TrayState id={id} picture={picture} />
      {picture.state === 'failed' && (
        <IconButton
          ref={toWriting}
          label={t('attach.retry')}
          icon={<Icon as={RotateCcw} />}
          tip="top"
          onClick={() => void dispatch(pictureSent(profile))}
        />
      )}
      <IconButton label={t('attach.remove')} icon={<Icon as={X} />} tip="top" onClick={drop} />
    </fieldset>
  );
}

const STATES = {
  checking: 'attach.checking',
  waiting: 'attach.waiting',
  sending: 'attach.sending',
  ready: 'attach.ready',
} as const;

function TrayState({ id, picture }: { id: string; picture: PickedPicture }) {
  const { t } = useTranslation('chatTools');
  const { percent } = useFormats();
  const announce = useAnnouncer();
  const failureText = useFailureText();
  const { failure, sent, state, total, wanted } = picture;
  const text =
    state === 'failed'
      ? t('attach.failed', { reason: failureText(failure) })
      : t(wanted ? `attach.wanted.${state}` : STATES[state]);
  const worthSaying = state !== 'checking' && (state !== 'sending' || wanted);
  useEffect(() => {
    if (worthSaying) announce(text);
  }, [announce, text, worthSaying]);
  return (
    <div className="tray-words">
      <span id={id} className={state === 'failed' ? 'tray-failed' : undefined}>
        {text}
      </span>
      {state === 'sending' && (
        <span className="tray-progress num">
          <Meter value={sent} max={Math.max(1, total)} label={t('attach.progress')} />
          <span aria-hidden="true">{percent(total > 0 ? Math.floor((sent / total) * 100) : 0)}</span>
        </span>
      )}
      {state === 'ready' && !wanted && <span className="tray-note">{t('attach.private')}</span>}
      <RoomNote />
    </div>
  );
}

/** Until it is sent the picture, or the way to it, is kept on this device alone (BX-06). */
function RoomNote() {
  const { t } = useTranslation('chatTools');
  const announce = useAnnouncer();
  const [isShort, setIsShort] = useState(false);
  const text = isShort ? t('attach.littleRoom') : null;
  useEffect(() => {
    void isShortOfRoom().then(setIsShort);
  }, []);
  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
  return text !== null && <span className="tray-failed">{text}</span>;
}
