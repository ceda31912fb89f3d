/** What an address asks to be opened over the page: once, and then the address forgets it. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { stateInPlace } from './historyEntry';

/**
 * @param name of the query parameter
 * @param ready false while the page is not there yet
 * @param open called with the parameter's value
 */
export function useAskedFor(name: 'gift', ready: boolean, open: (value: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const value = query.get(name);
  const answer = useEffectEvent((asked: string) => {
    open(asked);
    setQuery(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true, state: stateInPlace(location) },
    );
  });
  useEffect(() => {
    if (ready && value !== null) answer(value);
  }, [ready, value]);
}
