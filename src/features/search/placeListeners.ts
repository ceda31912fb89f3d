/** A member who has moved searches from the new place: what was found from the old one, and its country, are over. */
import { selectUser } from '@/core/auth/authSlice';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import type { RootState } from '@/store/rootReducer';
import { searchOutdated } from './searchSlice';

const { middleware, startListening } = createAppListener();

/** Null for a visitor. */
function placeOf(state: RootState): string | null {
  const user = selectUser(state);
  if (!user) return null;
  const { id, country, region, city } = user.profile;
  return JSON.stringify([id, country, region, city]);
}

startListening({
  predicate: (_, now, before) => {
    const [here, there] = [placeOf(now), placeOf(before)];
    return here !== there && here !== null && there !== null;
  },
  effect: (_, { dispatch }) => void dispatch(searchOutdated()),
});

lateMiddleware.addMiddleware(middleware);
extendStores();
