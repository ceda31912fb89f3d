/** One idempotency key for one act of a person's, however often it has to be sent: an answer that got lost changes nothing twice. */
import { uuid } from './uuid';

/** What was sent, JSON, and the key it was sent with. */
export interface BegunAct {
  content: string;
  key: string;
}

export interface ActKey {
  /** The key for this very content, JSON: the same until the content changes or the server has answered. */
  keyFor: (content: unknown) => string;
  /** The server answered, with yes or no: the next sending is a new act. */
  answered: () => void;
}

/**
 * @param begun an act whose answer was not heard before: the same content goes on with its key
 * @param keep told each act that begins, and null when the server has answered
 */
export function createActKey(
  begun: BegunAct | null = null,
  keep: (act: BegunAct | null) => void = () => undefined,
): ActKey {
  let act = begun;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (act?.content !== text) {
        act = { content: text, key: uuid() };
        keep(act);
      }
      return act.key;
    },
    answered: () => {
      act = null;
      keep(act);
    },
  };
}
