/** The idempotency keys of gifts that the server has not answered: they outlive the dialog, so that a gift is paid for once. */
import { uuid } from '@/lib/uuid';

const unanswered = new Map<string, string>();

/**
 * @param of whose gift it is, who gets it, and the gift, by their ids
 * @returns the key, the same until the server has answered, and the way to say that it has
 */
export function giftKey(...of: [account: string, profile: string, gift: string]) {
  const name = JSON.stringify(of);
  const key = unanswered.get(name) ?? uuid();
  unanswered.set(name, key);
  return { key, answered: (): void => void unanswered.delete(name) };
}
