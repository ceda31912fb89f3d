/** Members on the map: one button each, and a card for whoever is picked. Comes with the answer, not with the page. */
import { useRef, useState } from 'react';
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clsx } from 'clsx';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';
import { PinCard } from './PinCard';
import { placePins } from './placePins';
import './memberPins.scss';

interface Place {
  country: string;
  /** Null for the whole country. */
  region: string | null;
}
interface MemberPinsProps {
  people: readonly Profile[];
  place: Place;
}

export { RegionChoice } from './RegionChoice';

function usePlaceName({ country, region }: Place): string {
  const formats = useFormats();
  return region ?? formats.country(country);
}

export function MemberPins({ people, place }: MemberPinsProps) {
  const { t } = useTranslation(['maplanding', 'common']);
  const imageUrl = useImageUrl();
  const { showsNote } = useVisibleParts();
  const placeName = usePlaceName(place);
  const [pickedId, setPicked] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const picked = people.find(({ id }) => id === pickedId);
  const places = placePins(people.map(({ id }) => id));
  return (
    <>
      <ul className="map-pins" aria-label={t('membersIn', { place: placeName })}>
        {people.map((profile) => {
          const { id, name, age } = profile;
          const online = profile.online && showsNote('online');
          return (
            <li key={id} className={`map-place map-place-${places.get(id)}`}>
              <button
                type="button"
                className={clsx('map-pin', online && 'map-pin-online', id === pickedId && 'map-pin-picked')}
                aria-expanded={id === pickedId}
                onClick={(event) => {
                  opener.current = event.currentTarget;
                  setPicked(id === pickedId ? null : id);
                }}
              >
                <Portrait src={imageUrl(profile.main_image?.thumb_filename)} alt="" ratio="1" priority />
                {profile.fictional && (
                  <span className="map-pin-kind">
                    <Icon as={Drama} size={16} />
                  </span>
                )}
                <span className="visually-hidden">
                  {[
                    t('pin', { name, age }),
                    online && t('common:status.onlineNow'),
                    profile.fictional && t('common:status.fictional'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {picked && (
        <PinCard
          key={picked.id}
          profile={picked}
          onClose={() => {
            setPicked(null);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** That there are no members to show, or where those on the map are from: the choice beside it says so to those who see it. */
export function PlaceWords({ place, isEmpty }: { place: Place; isEmpty: boolean }) {
  const { t } = useTranslation('maplanding');
  const name = usePlaceName(place);
  if (isEmpty) return t('none', { place: name });
  return <span className="visually-hidden">{t('membersIn', { place: name })}.</span>;
}
