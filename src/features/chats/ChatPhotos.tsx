/** The pictures of a conversation over the whole screen, as far as its messages are loaded. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { PhotoViewer } from '@/ui/PhotoViewer';
import { selectMessages } from './chatsSelectors';

interface ChatPhotosProps {
  conversation: string;
  /** Id of the picture to begin with. */
  attachment: string;
  /** The partner's name. */
  name: string;
  onClose: () => void;
  /** What gets the focus back. */
  opener: () => HTMLElement | null;
}

export function ChatPhotos({ conversation, attachment, name, onClose, opener }: ChatPhotosProps) {
  const { t } = useTranslation(['chatTools', 'chats']);
  const imageUrl = useImageUrl();
  const own = useAppSelector(selectOwnProfileId);
  const messages = useAppSelector((state) => selectMessages(state, conversation));
  // What joins the conversation meanwhile neither moves the picture on screen nor changes its number.
  const [photos] = useState(() =>
    messages.flatMap(({ attachment: picture, from }) =>
      picture
        ? [
            {
              id: picture.id,
              src: imageUrl(picture.url) ?? '',
              alt: from === own ? t('chats:log.ownPhoto') : t('chats:log.photo', { name }),
            },
          ]
        : [],
    ),
  );
  return (
    <PhotoViewer
      photos={photos}
      index={Math.max(
        0,
        photos.findIndex(({ id }) => id === attachment),
      )}
      labels={{
        title: t('viewer.title', { name }),
        photo: t('viewer.photo'),
        photos: t('viewer.photos'),
        previous: t('viewer.previous'),
        next: t('viewer.next'),
        close: t('viewer.close'),
        zoomIn: t('viewer.zoomIn'),
        zoomOut: t('viewer.zoomOut'),
        position: (number, total) => t('viewer.position', { number, total }),
      }}
      onClose={onClose}
      opener={opener}
    />
  );
}
