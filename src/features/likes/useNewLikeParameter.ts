/** The query parameter `t`: asks for the moment of a new like, and goes from the address once it is shown (spec 4). */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { newLikeDelay } from '@/domain/newLikeDelay';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { newLikeAsked } from './newLikeEvents';

/** For the members' part of the default layout; the waiting itself is a listener's. */
export function useNewLikeParameter(): void {
  const dispatch = useAppDispatch();
  const [query, setQuery] = useSearchParams();
  const seconds = newLikeDelay(query.get('t'));
  const shown = useAppSelector(selectOpenModal)?.name === 'newLike';

  useEffect(() => {
    if (seconds !== null) dispatch(newLikeAsked({ seconds }));
  }, [dispatch, seconds]);

  useEffect(() => {
    if (!shown || seconds === null) return;
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('t');
        return after;
      },
      { replace: true },
    );
  }, [setQuery, shown, seconds]);
}
