/** What stands in the place of the cards when all are played, and is read out: the choice that starts the sign-up. */
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { LiveRegion } from '@/ui/LiveRegion';
import { LanderAction } from '../parts/LanderAction';
import { TEASER_CARDS } from './teaserCards';
import type { Teaser } from './useTeaser';
import './teaserEnd.scss';

export function TeaserEnd({ teaser: { answers, isOver, again } }: { teaser: Teaser }) {
  const { t } = useTranslation('tinderswipe');
  const liked = TEASER_CARDS.filter((_, at) => answers[at] === 'like');
  const count = liked.length;
  const title = t('end.title');
  const text = count === 0 ? t('end.none') : t('end.liked', { count });
  return (
    <>
      {/* Here from the first card on: only what changes in it is read out. */}
      <LiveRegion>{isOver && [title, text].join('. ')}</LiveRegion>
      {isOver && (
        <div className="teaser-end">
          <div className="teaser-liked">
            {liked.map(({ name, picture }) => (
              <img key={name} src={picture} alt="" width={72} height={72} />
            ))}
          </div>
          <h2>{title}</h2>
          <p>{text}</p>
          <LanderAction />
          <Button
            kind="link"
            icon={<Icon as={RotateCcw} />}
            onClick={({ currentTarget }) => {
              // It goes with the end; the keyboard goes on under the new cards.
              currentTarget.closest('.teaser')?.querySelector<HTMLElement>('.teaser-like')?.focus();
              again();
            }}
          >
            {t('end.again')}
          </Button>
        </div>
      )}
    </>
  );
}
