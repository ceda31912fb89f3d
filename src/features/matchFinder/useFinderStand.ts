/** Where somebody stands in the match finder, by the address: each question has an entry of its own in the history. */
import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { finderQuery, finderStand } from '@/domain/matchFinder';
import type { FinderAnswers, FinderStand } from '@/domain/matchFinder';

interface StandControl {
  stand: FinderStand;
  /** The query of the address when the page's is another one. */
  correction: string | null;
  goTo: (stand: FinderStand) => void;
}

export function useFinderStand(answers: FinderAnswers): StandControl {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const stand = finderStand(query.get('q'), answers);
  const wanted = finderQuery(stand);
  const goTo = useCallback((next: FinderStand) => void navigate({ search: finderQuery(next) }), [navigate]);
  // Parameters that are not ours stay out of the address from here on.
  return { stand, correction: `?${query.toString()}` === wanted ? null : wanted, goTo };
}

/** A new question starts at its top, with the focus on its heading, so that it is read out. */
export function useStandFocus(stand: FinderStand): void {
  const shown = useRef(stand);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (shown.current === stand) return;
    shown.current = stand;
    // Back and Forward return to where the page was scrolled to.
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [stand, navigationType]);
}
