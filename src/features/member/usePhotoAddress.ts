/** The photos over the whole screen are a place of their own in the history: Back closes them, and a link can lead to one. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isPushedViewer, stateInPlace, stateOfViewer } from './historyEntry';

const PARAMETER = 'photo';

interface PhotoAddress {
  /** The photo that the address names; null while none is to be shown. */
  at: number | null;
  open: (index: number) => void;
  /** Another photo came on screen: it takes the place of the one before. */
  move: (index: number) => void;
  close: () => void;
}

/**
 * `?photo=2` is the second one, index 1.
 * @param count of photos; an address that names none of them is mended
 */
export function usePhotoAddress(count: number): PhotoAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const named = query.get(PARAMETER);
  const at = indexOf(named, count);

  const put = (index: number | null, how: { replace: boolean; state: object }): void =>
    setQuery(
      (now) => {
        if (index === null) now.delete(PARAMETER);
        else now.set(PARAMETER, String(index + 1));
        return now;
      },
      { ...how, preventScrollReset: true },
    );
  const putInPlace = (index: number | null): void =>
    put(index, { replace: true, state: stateInPlace(location) });
  const mend = useEffectEvent(() => putInPlace(null));
  useEffect(() => {
    if (named !== null && at === null) mend();
  }, [named, at]);

  return {
    at,
    open: (index) => {
      // A second press may come before the first has drawn anything: Back from there would lead to the photo again.
      if (at === null && !new URLSearchParams(window.location.search).has(PARAMETER))
        put(index, { replace: false, state: stateOfViewer() });
    },
    move: (index) => {
      if (at !== null && index !== at) putInPlace(index);
    },
    close: () => {
      if (isPushedViewer(location)) void navigate(-1);
      else putInPlace(null);
    },
  };
}

function indexOf(named: string | null, count: number): number | null {
  if (named === null || !/^\d{1,3}$/.test(named)) return null;
  const index = Number(named) - 1;
  return index >= 0 && index < count ? index : null;
}
