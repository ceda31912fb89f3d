/** `/landers/tinderswipe`: the swipe game to try, with drawings instead of members (spec 2, 9). */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSwipeKeys } from '@/ui/useSwipeKeys';
import { Worded } from '@/ui/Worded';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { useLanderWay } from '../parts/useLanderWay';
import { TeaserActions } from './TeaserActions';
import { TeaserCard } from './TeaserCard';
import { TEASER_CARDS } from './teaserCards';
import { useLater } from './useLater';
import { useTeaser } from './useTeaser';
import type { Teaser } from './useTeaser';
import './tinderswipe.scss';

/** Cards and answers live in this component alone: nothing is counted, kept or sent. */
export function TinderSwipe() {
  const { t } = useTranslation('tinderswipe');
  const game = useRef<HTMLElement>(null);
  const { kind } = useLanderWay();
  const teaser = useTeaser();
  const later = useLater();
  const news = useNews(teaser);
  const { isOver, answer, undo } = teaser;
  useSwipeKeys(game, { pass: () => answer('pass'), like: () => answer('like'), undo });

  return (
    <div>
      <section ref={game} className={later && isOver ? 'teaser teaser-over' : 'teaser'}>
        <div className="teaser-words-side">
          <LanderEyebrow spare />
          <h1 className="hero-lander" tabIndex={-1}>
            {/* The second one speaks of joining. */}
            <Worded a={t('title.a')} b={kind === 'open' ? t('title.b') : t('title.a')} />
          </h1>
        </div>
        <div className="teaser-table">
          <section className="teaser-hand" aria-label={t('label')}>
            {TEASER_CARDS.map(({ name, picture, ground }, at) => {
              const depth = teaser.depthOf(at);
              return (
                depth !== null && (
                  <TeaserCard
                    key={name}
                    name={name}
                    picture={picture}
                    ground={ground}
                    depth={depth}
                    side={teaser.sideOf(at)}
                    first={at === 0}
                    later={later}
                    onAnswer={answer}
                    onGone={() => teaser.gone(at)}
                  />
                )
              );
            })}
            {later && <later.TeaserEnd teaser={teaser} />}
          </section>
          <TeaserActions teaser={teaser} />
          <output className="teaser-news">{news}</output>
        </div>
        <div className="teaser-foot">
          <div className="teaser-join">
            <LanderAction />
          </div>
          <LanderNotes />
        </div>
      </section>
      <LanderMore />
    </div>
  );
}

/** What just happened, and what it would mean in the game. */
function useNews({ answers, isOver, top }: Teaser): string {
  const { t } = useTranslation('tinderswipe');
  if (isOver) return t('news.over');
  const last = answers.at(-1);
  if (last === undefined) return t('news.start');
  const count = TEASER_CARDS.length - top;
  return last === 'like' ? t('news.like', { count }) : t('news.pass', { count });
}
