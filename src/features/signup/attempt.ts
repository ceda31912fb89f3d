/** Keeps one idempotency key for one sign-up, however often it has to be sent: an answer that got lost makes no second account. */
import { uuid } from '@/lib/uuid';

export interface Attempt {
  /** The key for this very content: the same until the content changes or the server has answered. */
  keyFor: (content: unknown) => string;
  /** The server answered, with yes or no: the next sending is a new act. */
  answered: () => void;
}

export function createAttempt(): Attempt {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { content: text, key: uuid() };
      return current.key;
    },
    answered() {
      current = null;
    },
  };
}
