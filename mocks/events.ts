/** What happens later: due events are settled, in order and each at its own time, by the next request. */
import type { Db, DueEvent } from './tables';
import { arriveLike } from './rules/likes';
import { eraseAccount } from './rules/deletion';
import { dropAttachment } from './rules/attachments';
import { completePayment } from './rules/payments';
import { approvePhoto } from './rules/photos';
import { arriveOpener, arriveReply, startTyping } from './rules/replies';

function happen(db: Db, event: DueEvent): void {
  switch (event.kind) {
    case 'typing':
      return startTyping(db, event);
    case 'reply':
      return arriveReply(db, event);
    case 'like':
      return arriveLike(db, event.from, event.to, event.at);
    case 'opener':
      return arriveOpener(db, event);
    case 'payment':
      return completePayment(db, event.payment_id, event.at);
    case 'photo':
      return approvePhoto(db, event);
    case 'attachment':
      return dropAttachment(db, event);
    case 'deletion':
      return eraseAccount(db, event);
  }
}

/**
 * Lets everything happen that is due.
 * @param db the world
 * @param now the world's time, milliseconds since 1970
 */
export function settle(db: Db, now: number): void {
  for (;;) {
    const [next] = db.events.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    if (!next) return;
    db.events = db.events.filter(({ id }) => id !== next.id);
    happen(db, next);
  }
}
