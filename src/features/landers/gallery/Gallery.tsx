/** `/landers/gallery/:slug?`: an exhibition, with a frame that is still empty (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { useLanderWay } from '../parts/useLanderWay';
import { Wall } from './Wall';
import './gallery.scss';
import './galleryWide.scss';

export function Gallery() {
  const { t } = useTranslation('gallery');
  const { kind } = useLanderWay();
  return (
    <div className="gallery">
      <section className="gallery-room">
        <div className="gallery-plaque">
          <LanderEyebrow />
          <h1 className="hero" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
          <p className="gallery-lead">
            <LanderLead>
              {t('lead')} {kind === 'open' && t('leadRoom')}
            </LanderLead>
          </p>
          <LanderAction />
          <LanderNotes />
        </div>
        <Wall />
      </section>
      <LanderMore />
    </div>
  );
}
