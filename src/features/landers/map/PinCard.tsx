/** Who has been picked on the map, and the way to a hello. */
import { useEffect, useRef } from 'react';
import { Drama, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { buttonClass } from '@/ui/buttonClass';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { OnlineDot } from '@/ui/OnlineDot';
import { Portrait } from '@/ui/Portrait';
import { useEscape } from '@/ui/useEscape';
import { HelloLink } from '../people/HelloLink';

export function PinCard({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['maplanding', 'common']);
  const imageUrl = useImageUrl();
  const formats = useFormats();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  useEscape(true, onClose);
  const { showsNote } = useVisibleParts();
  const { id, name, age, city, region, fictional, distance_km } = profile;
  const online = profile.online && showsNote('online');
  const distance = distance_km !== null && showsNote('distance') ? formats.distance(distance_km) : null;
  return (
    <section ref={card} className="map-card" tabIndex={-1} aria-label={t('pin', { name, age })}>
      <Portrait src={imageUrl(profile.main_image?.filename)} alt="" priority />
      <div className="map-who">
        <p className="map-name">
          {t('pin', { name, age })} {online && <OnlineDot label={t('common:status.onlineNow')} />}
        </p>
        <p>{[city ?? region, distance].filter(Boolean).join(' · ')}</p>
        {fictional && (
          <GlassLabel icon={<Icon as={Drama} size={16} />}>{t('common:status.fictional')}</GlassLabel>
        )}
        <HelloLink id={id} className={buttonClass({ kind: 'hot' })}>
          {t('hello', { name })}
        </HelloLink>
      </div>
      <IconButton
        className="map-close"
        label={t('common:actions.close')}
        icon={<Icon as={X} />}
        onClick={onClose}
      />
    </section>
  );
}
