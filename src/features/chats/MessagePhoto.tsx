/** The picture of a message; pressing it opens all pictures of the conversation over the whole screen. */
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Attachment } from '@/domain/model';
import { importAhead } from '@/lib/importPart';
import { lateTool } from './lateTool';

const loadViewer = () => import('./ChatPhotos').then((m) => m.ChatPhotos);
const ChatPhotos = lateTool(loadViewer);
/** Whoever points at a picture is about to open it. */
const prepareViewer = () => void importAhead(loadViewer);

interface MessagePhotoProps {
  attachment: Attachment;
  conversation: string;
  own: boolean;
  /** The partner's name. */
  name: string;
}

export function MessagePhoto({ attachment, conversation, own, name }: MessagePhotoProps) {
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { url, width, height } = attachment;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="bubble-picture"
        aria-haspopup="dialog"
        onPointerEnter={prepareViewer}
        onFocus={prepareViewer}
        onClick={() => setOpen(true)}
      >
        <img
          src={imageUrl(url) ?? undefined}
          alt={own ? t('log.ownPhoto') : t('log.photo', { name })}
          width={width || undefined}
          height={height || undefined}
          loading="lazy"
          decoding="async"
        />
      </button>
      {open && (
        <Suspense>
          <ChatPhotos
            conversation={conversation}
            attachment={attachment.id}
            name={name}
            onClose={() => setOpen(false)}
            opener={() => button.current}
          />
        </Suspense>
      )}
    </>
  );
}
