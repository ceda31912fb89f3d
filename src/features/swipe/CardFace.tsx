/** What a card of the swipe game shows: picture, name and age, place, interests, a line about them. */
import { Check, Drama, MapPin } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { OnlineDot } from '@/ui/OnlineDot';
import { Portrait } from '@/ui/Portrait';
import type { CardWords } from './useCardWords';

/** One link over the whole card, named by its words. */
export function CardFace({ words }: { words: CardWords }) {
  const { t } = useTranslation(['swipe', 'members']);
  const imageUrl = useImageUrl();
  const { profile, place, interests, about } = words;
  return (
    <>
      <Portrait src={imageUrl(profile.main_image?.filename)} alt="" priority />
      <Link className="swipe-face" to={path('member', { id: profile.id })} draggable={false}>
        {profile.fictional && (
          <span className="swipe-label">
            <GlassLabel icon={<Icon as={Drama} size={16} />}>{t('members:card.fictional')}</GlassLabel>{' '}
          </span>
        )}
        <span className="swipe-name">
          <span>{profile.name}</span>
          <span className="swipe-age">, {profile.age}</span>{' '}
          {profile.online && <OnlineDot label={t('members:card.online')} />}
        </span>{' '}
        {place !== '' && (
          <span className="swipe-place">
            <Icon as={MapPin} size={16} />
            {place}
          </span>
        )}{' '}
        {interests.length > 0 && (
          <span className="swipe-interests">
            {interests.map(({ name, text, shared }) => (
              <span key={name} className={clsx('swipe-interest', shared && 'swipe-interest-shared')}>
                {shared && <Icon as={Check} size={16} />}
                {text}{' '}
              </span>
            ))}
          </span>
        )}
        {about !== null && about !== '' && <span className="swipe-about">{about}</span>}
      </Link>
    </>
  );
}
