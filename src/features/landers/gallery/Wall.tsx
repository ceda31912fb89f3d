/** The wall of the exhibition: framed portraits in a row that is walked along sideways. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/Icon';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { landerCast } from '../parts/landerCast';
import { EmptyFrame } from './EmptyFrame';
import { useWalk } from './useWalk';

/** So many hang in the first view of most windows. */
const SOON = 3;

export function Wall() {
  const { t } = useTranslation('gallery');
  const { niche } = useLander();
  const titles = [
    t('works.one'),
    t('works.two'),
    t('works.three'),
    t('works.four'),
    t('works.five'),
    t('works.six'),
    t('works.seven'),
    t('works.eight'),
  ];
  const count = titles.length + 1;
  const { wall, at, go } = useWalk(count);
  const cast = landerCast(niche);
  return (
    <div className="gallery-hall">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className="gallery-wall" ref={wall} tabIndex={0} aria-label={t('wall')}>
        <ol>
          {titles.map((title, index) => (
            <li key={title} aria-current={index === at || undefined}>
              <figure>
                <span className="gallery-frame">
                  <DrawnPortrait src={cast[index] ?? ''} priority={index === 0} soon={index < SOON} />
                </span>
                <figcaption>
                  <strong>{title}</strong>
                  {t('medium')}
                </figcaption>
              </figure>
            </li>
          ))}
          <li aria-current={at === titles.length || undefined}>
            <EmptyFrame />
          </li>
        </ol>
      </section>
      <div className="gallery-walk">
        <IconButton
          label={t('previous')}
          icon={<Icon as={ChevronLeft} />}
          tip="none"
          aria-disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <output>{t('place', { number: at + 1, count })}</output>
        <IconButton
          label={t('next')}
          icon={<Icon as={ChevronRight} />}
          tip="none"
          aria-disabled={at === count - 1}
          onClick={() => go(at + 1)}
        />
      </div>
    </div>
  );
}
