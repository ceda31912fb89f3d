/** `/landers/alonetonight/:slug?`: a question, an answer and a choice, at night (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { LanderAction } from '../parts/LanderAction';
import { landerCast, landerFace } from '../parts/landerCast';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { FirstLine } from './FirstLine';
import './alonetonight.scss';

export function AloneTonight() {
  const { t } = useTranslation('alonetonight');
  const { niche } = useLander();
  const [, , right = '', left = ''] = landerCast(niche);
  return (
    <div>
      <section className="alone">
        <div className="alone-faces">
          <SideFace src={left} />
          <SideFace src={right} />
          <div className="alone-main">
            <DrawnPortrait src={landerFace(niche)} large priority />
          </div>
          <FirstLine />
        </div>
        <div className="alone-words">
          <LanderEyebrow />
          <h1 className="hero-lander" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
          <p className="alone-lead">
            <LanderLead>
              <Worded a={t('lead.a')} b={t('lead.b')} />
            </LanderLead>
          </p>
          <LanderAction />
          <LanderNotes />
        </div>
      </section>
      <LanderMore />
    </div>
  );
}

/** In the first screen where there is room beside the main one; elsewhere it is not even fetched. */
function SideFace({ src }: { src: string }) {
  return (
    <picture className="alone-side">
      <source media="(min-width: 768px), (min-width: 640px) and (max-height: 540px)" srcSet={src} />
      <img alt="" width={480} height={640} loading="eager" draggable={false} />
    </picture>
  );
}
