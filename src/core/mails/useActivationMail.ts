/** A button that has the mail sent again which confirms an address, wherever it stands (spec 4). */
import { useLayoutEffect, useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import { createActKey } from '@/lib/actKey';
import { useAppDispatch } from '@/store/hooks';
import { isFocusFree } from '@/ui/freeFocus';
import { focusHeading } from '../navigation/focusHeading';
import { mailActivation } from './activationMail';
import { useSendAgain } from './useSendAgain';

/**
 * A lost answer and a second press make one mail.
 * @param email the account's own address
 * @returns what to say, and the props of the button; where the address turns out to be confirmed both go
 */
export function useActivationMail(email: string) {
  const dispatch = useAppDispatch();
  const [act] = useState(createActKey);
  const pressed = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = pressed.current;
    return () => {
      if (document.activeElement !== button) return;
      // What takes its place may want the focus first.
      queueMicrotask(() => {
        if (isFocusFree(null)) focusHeading();
      });
    };
  }, []);

  const { sent, failure, button } = useSendAgain(async () => {
    try {
      await dispatch(mailActivation(act.keyFor(email)));
      act.answered();
    } catch (error) {
      if (failureOf(error).kind === 'refused') act.answered();
      throw error;
    }
  });
  return { sent, failure, button: { ...button, ref: pressed } };
}
