/** `/landers/collagelanding/:slug?`: a page full of faces with one place left (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { LanderAction } from '../parts/LanderAction';
import { landerCast } from '../parts/landerCast';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { useLanderWay } from '../parts/useLanderWay';
import { FreePlace } from './FreePlace';
import './collage.scss';
import './collageWide.scss';

/** Where the faces lie, in the order of the cast: each has a size and a crop of its own. */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
/** The largest: the page's main picture. */
const MAIN = 'a';
/** So many lie in the first screen of a phone; the rest is not fetched there. */
const FEW = 4;

export function Collage() {
  const { t } = useTranslation('collagelanding');
  const { niche } = useLander();
  const cast = landerCast(niche);
  const { kind } = useLanderWay();
  return (
    <div>
      <section className="collage">
        {PLACES.map((place, index) => (
          <div key={place} className={`collage-face collage-${place}`}>
            <DrawnPortrait src={cast[index] ?? ''} priority={place === MAIN} soon={index < FEW} />
          </div>
        ))}
        <FreePlace />
        <div className="collage-card" data-bs-theme="light">
          <LanderEyebrow />
          <h1 className="hero" tabIndex={-1}>
            {/* No place is free where nobody can join, or for somebody who is in already. */}
            {kind === 'open' ? <Worded a={t('title.a')} b={t('title.b')} /> : t('title.full')}
          </h1>
          <p className="collage-lead">
            <LanderLead>{t('lead')}</LanderLead>
          </p>
          <LanderAction />
          <LanderNotes />
        </div>
      </section>
      <LanderMore />
    </div>
  );
}
