/** `/landers/maplanding/:slug?`: a drawn map by night with faces on it (spec 2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { usePeople } from '../people/usePeople';
import { DrawnMap } from './DrawnMap';
import { DrawnPins } from './DrawnPins';
import { MapNote } from './MapNote';
import { PLACES } from './places';
import './map.scss';
import './mapWide.scss';

const WANTED = { most: PLACES.length, online: false, load: () => import('./MemberPins') };

export function MapOfPeople() {
  const { t } = useTranslation('maplanding');
  const [region, setRegion] = useState<string | null>(null);
  const found = usePeople({ ...WANTED, region });
  const parts = found.status === 'waiting' ? null : found.parts;
  return (
    <div>
      <section className="map">
        <div className="map-ground">
          <DrawnMap />
          {found.status === 'here' && parts !== null ? (
            <parts.MemberPins people={found.people} place={found} />
          ) : (
            <DrawnPins />
          )}
        </div>
        {parts !== null && <parts.RegionChoice region={region} onChosen={setRegion} />}
        <div className="map-words">
          <LanderEyebrow />
          <h1 className="hero-lander" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
          <p className="map-lead">
            <LanderLead>
              <Worded a={t('lead.a')} b={t('lead.b')} />
            </LanderLead>
          </p>
          <LanderAction />
          <LanderNotes people={found.status === 'here' ? 'members' : 'drawn'}>
            <MapNote status={found.status}>
              {(found.status === 'here' || found.status === 'none') && parts !== null && (
                <parts.PlaceWords place={found} isEmpty={found.status === 'none'} />
              )}
            </MapNote>
          </LanderNotes>
        </div>
      </section>
      <LanderMore
        people={found.status === 'waiting' ? null : found.status === 'here' ? found.others : undefined}
      />
    </div>
  );
}
