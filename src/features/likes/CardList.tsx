/** A grid of members in portions, so that hundreds of them stay light. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toHeading } from '@/core/navigation/focusHeading';
import { Button } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { LiveRegion } from '@/ui/LiveRegion';
import { PORTION, useShownCards } from './useShownCards';

/** Of the first row on the narrowest screen: they come before all the others. */
const FIRST_PICTURES = 2;

interface CardListProps {
  /** Names the list among those of its page. */
  name: string;
  ids: readonly string[];
  /** Names the list for screen readers. */
  label: string;
  renderCard: (id: string, priority: boolean) => ReactNode;
  /** Stands under another list, whose pictures come first. */
  below?: boolean | undefined;
  /** Takes the rest of the last row of a list that is shown whole. */
  rest?: ReactNode;
}

export function CardList({ name, ids, label, renderCard, below = false, rest }: CardListProps) {
  const { t } = useTranslation('likes');
  const [most, showMore] = useShownCards(name);
  const [added, setAdded] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The first of those who were added, so that the reader goes on there.
    if (added > 0)
      grid.current?.querySelectorAll<HTMLElement>('li')[most - PORTION]?.querySelector('a')?.focus();
  }, [added, most]);

  function addCards(): void {
    setAdded(Math.min(PORTION, ids.length - most));
    showMore();
  }

  return (
    <div ref={grid}>
      <CardGrid wide label={label}>
        {ids.slice(0, most).map((id, index) => (
          // It goes when its member comes back, is blocked or takes a like back elsewhere.
          <div key={id} ref={toHeading}>
            {renderCard(id, !below && index < FIRST_PICTURES)}
          </div>
        ))}
        {ids.length <= most ? rest : null}
      </CardGrid>
      <LiveRegion>{added > 0 && t('shown', { count: added })}</LiveRegion>
      {ids.length > most && (
        <div className="more">
          <Button kind="outline" onClick={addCards}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
