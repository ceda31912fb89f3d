/** The query parameter `t`: asks for the moment of a new like, and goes from the address once it is shown (spec 4). */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { newLikeDelay } from '@/domain/newLikeDelay';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { newLikeAsked } from './newLikeEvents';

/** For the members' part of the default layout, once an address had it; the waiting itself is a listener's. Draws nothing. */
export function NewLikeParameter(): null {
  const dispatch = useAppDispatch();
  const [query, setQuery] = useSearchParams();
  const seconds = newLikeDelay(query.get('t'));
  const shown = useAppSelector(selectOpenModal)?.name === 'newLike';

  const { key } = useLocation();
  /** The places in the history that have asked, by their keys, and whether the moment was shown since, on whatever page. */
  const asked = useRef(new Map<string, boolean>());

  const takeAway = useEffectEvent(() =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('t');
        return after;
      },
      { replace: true },
    ),
  );
  const ask = useEffectEvent((after: number): void => {
    const isOver = asked.current.get(key);
    if (isOver === true) takeAway();
    if (isOver !== undefined) return;
    asked.current.set(key, false);
    dispatch(newLikeAsked({ seconds: after }));
  });
  useEffect(() => {
    if (seconds !== null) ask(seconds);
  }, [seconds]);

  useEffect(() => {
    if (!shown) return;
    for (const place of asked.current.keys()) asked.current.set(place, true);
    if (seconds !== null) takeAway();
  }, [shown, seconds]);
  return null;
}
