/** Something to be done when the network is back. */
import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectOnline } from './connectionSlice';

/** @param act runs once for each time that the device was without a network and has one again */
export function useBackOnline(act: () => void): void {
  const online = useAppSelector(selectOnline);
  const wasOffline = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
    } else if (wasOffline.current) {
      wasOffline.current = false;
      latest.current();
    }
  }, [online]);
}
