/** From an answered press on "pay" to where the order is paid, or to how it went. */
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { withPayment } from '@/domain/orderPath';
import { useAppDispatch } from '@/store/hooks';
import { isAppPath } from './appPath';
import { leaveFor } from './leave';
import type { PayAnswer } from './payNow';
import { pageLeft } from './paymentSlice';

/** A provider's page that has not come by then will not: the button may be pressed again. */
const LEAVE_PATIENCE_MS = 10_000;

/** The part of the site that the address names; a shop's page rewrites the rest of its own. */
const part = (): string => globalThis.location.pathname.split('/', 2).join('/');

/**
 * @returns a function that goes on: in the app for one of its pages, away for the provider's, to the progress page when
 * there is nothing to pay. Whoever has gone elsewhere meanwhile is not taken away from there.
 */
export function useGoOn(): (answer: PayAnswer, return_url: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const here = useRef<string>(null);
  useEffect(() => {
    here.current = part();
    const back = ({ persisted }: PageTransitionEvent) => persisted && dispatch(pageLeft(false));
    globalThis.addEventListener('pageshow', back);
    return () => {
      here.current = null;
      globalThis.removeEventListener('pageshow', back);
    };
  }, [dispatch]);

  return useCallback(
    ({ payment_id, leave_to }, return_url) => {
      // The next page may still be on its way while this one stands.
      if (here.current !== part()) return;
      if (leave_to === null) void navigate(withPayment(return_url, payment_id));
      else if (isAppPath(leave_to)) void navigate(leave_to);
      else {
        dispatch(pageLeft(true));
        setTimeout(() => dispatch(pageLeft(false)), LEAVE_PATIENCE_MS);
        leaveFor(leave_to);
      }
    },
    [dispatch, navigate],
  );
}
