/** The dialog of a match or a new like: the picture, the words, and whose profile it is. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { LikeMoment } from '@/ui/LikeMoment';
import { Modal } from '@/ui/Modal';

interface MomentModalProps {
  profile: Profile;
  title: string;
  text: string;
  /** Makes the picture a button, named `label`. */
  imageAction?: { label: string; onPress: () => void };
  /** Buttons under the text. */
  actions: ReactNode;
  onClose: () => void;
  /** A click anywhere. */
  onPress?: () => void;
  /** Between the text and the buttons. */
  children?: ReactNode;
}

/** A fictional profile says so here too. */
export function MomentModal({
  profile,
  title,
  text,
  imageAction,
  actions,
  onClose,
  onPress,
  children,
}: MomentModalProps) {
  const { t } = useTranslation(['likes', 'common']);
  const imageUrl = useImageUrl();
  const titleId = useId();
  const { name, main_image, fictional } = profile;
  return (
    <Modal
      open
      dark
      hideTitle
      titleId={titleId}
      title={title}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <LikeMoment
        image={imageUrl(main_image?.match)}
        imageAction={imageAction}
        onPress={onPress}
        title={title}
        titleId={titleId}
        text={
          <>
            {text}
            {fictional && <span className="moment-note">{t('match.fictional', { name })}</span>}
          </>
        }
        actions={actions}
      >
        {children}
      </LikeMoment>
    </Modal>
  );
}
