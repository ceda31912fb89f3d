/** The ref of a button that goes when what it is for has come: whoever pressed it goes on in the log beside or around it. */
import { onLostFocus } from '@/lib/onLostFocus';

export const toLog = onLostFocus<HTMLButtonElement>((gone) => {
  const holder = gone.closest('.chat-log-holder');
  holder?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
});
