/** One idempotency key for one act of a person's, however often it has to be sent: an answer that got lost changes nothing twice. */
import { uuid } from './uuid';

export interface ActKey {
  /** The key for this very content, JSON: the same until the content changes or the server has answered. */
  keyFor: (content: unknown) => string;
  /** The server answered, with yes or no: the next sending is a new act. */
  answered: () => void;
}

export function createActKey(): ActKey {
  let act: { content: string; key: string } | null = null;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (act?.content !== text) act = { content: text, key: uuid() };
      return act.key;
    },
    answered: () => {
      act = null;
    },
  };
}
