/** `/landers/transitionsvideolanding/:slug?`: an evening in four pictures that sweep over each other (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { FilmFrame } from '../film/FilmFrame';
import { useFilm } from '../film/useFilm';
import { useLander } from '../parts/lander';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { EVENING_FILMS } from './films';
import { Pictures } from './Pictures';
import { EVENING_SECONDS, useEvening } from './useEvening';
import './evening.scss';

const SIZE = { width: 720, height: 720 };

export function Evening() {
  const { t } = useTranslation('transitionsvideolanding');
  const { niche } = useLander();
  const film = useFilm();
  const pictures = useEvening(niche);
  return (
    <div>
      <section className="evening">
        <FilmFrame
          className="evening-film"
          film={film}
          files={EVENING_FILMS[niche]}
          size={SIZE}
          length={EVENING_SECONDS}
          label={pictures[0]?.seen ?? ''}
          scenes={pictures.map(({ from, seen }) => ({ from, text: seen }))}
        />
        <div className="evening-title-side">
          <LanderEyebrow />
          <h1 className="hero-lander" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
        </div>
        <Pictures pictures={pictures} second={film.second} onChoose={film.seek} />
        <div className="evening-foot">
          <p className="evening-lead">
            <LanderLead />
          </p>
          <LanderAction />
          <LanderNotes />
        </div>
      </section>
      <LanderMore />
    </div>
  );
}
