/** The picture of a message; pressing it opens all pictures of the conversation over the whole screen. */
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Attachment } from '@/domain/model';
import { prepareViewer } from './OpenedPhotoView';
import { useOpenPhoto } from './openPhoto';

interface MessagePhotoProps {
  attachment: Attachment;
  conversation: string;
  own: boolean;
  /** The partner's name. */
  name: string;
}

/** Stands below {@link MessageActs}, which holds what it opens. */
export function MessagePhoto({ attachment, conversation, own, name }: MessagePhotoProps) {
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  const open = useOpenPhoto();
  const { id, url, width, height } = attachment;
  return (
    <button
      type="button"
      className="bubble-picture"
      aria-haspopup="dialog"
      data-picture={id}
      onPointerEnter={prepareViewer}
      onFocus={prepareViewer}
      onClick={() => open({ conversation, attachment: id, name })}
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
  );
}
