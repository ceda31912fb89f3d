/** `/landers/video/:slug?`: somebody at a window in the night, who smiles (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { FilmFrame } from '../film/FilmFrame';
import { useFilm } from '../film/useFilm';
import { useLander } from '../parts/lander';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { PORTRAIT_FILMS } from './films';
import './video.scss';

const SIZE = { width: 600, height: 800 };
const SECONDS = 8;

export function VideoLander() {
  const { t } = useTranslation('video');
  const { niche } = useLander();
  const film = useFilm();
  const isMan = niche === 'gay';
  return (
    <div>
      <section className="window">
        <div className="window-title">
          <LanderEyebrow spare />
          <h1 className="hero-lander" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
        </div>
        <FilmFrame
          className="window-film"
          film={film}
          files={PORTRAIT_FILMS[niche]}
          size={SIZE}
          length={SECONDS}
          label={isMan ? t('poster.man') : t('poster.woman')}
          scenes={[
            { from: 0, text: isMan ? t('scenes.man.look') : t('scenes.woman.look') },
            { from: 2.5, text: isMan ? t('scenes.man.smile') : t('scenes.woman.smile') },
            { from: 6, text: t('scenes.lights') },
          ]}
        />
        <div className="window-words">
          <p className="window-lead">
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
