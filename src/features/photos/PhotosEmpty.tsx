/** No photo yet: an invitation, with an empty frame in place of a face. */
import { useTranslation } from 'react-i18next';
import { Heart, UserRound } from 'lucide-react';
import { Icon } from '@/ui/Icon';
import '@/ui/theme/empty.scss';
import { ChooseButton, TakeButton } from './PickButtons';

export function PhotosEmpty({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const { t } = useTranslation('profile');
  return (
    <div className="photo-empty">
      <div className="photo-frames" aria-hidden="true">
        <span />
        <span>
          <UserRound className="photo-frames-face" strokeWidth={1.2} />
        </span>
        <span />
        <i className="medallion">
          <Icon as={Heart} size={32} filled />
        </i>
      </div>
      <h2 className="h2">{t('photos.empty.title')}</h2>
      <p className="muted">{t('photos.empty.text')}</p>
      <div className="photo-picks">
        <ChooseButton kind="hot" onPick={onPick} />
        <TakeButton onPick={onPick} />
      </div>
    </div>
  );
}
