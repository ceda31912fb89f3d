/** Writes of the last moment: the page goes away, so nobody waits for an answer, and the browser sends them all the same. */
import { IDEMPOTENCY_KEY } from './call';

/** Deletes a photo while the page is being left; a failure leaves the photo where it was. */
export function deletePhotoOnLeaving(id: string, idempotencyKey: string): void {
  void fetch('/api/photo.php', {
    method: 'DELETE',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'X-Request-Type': 'client',
      [IDEMPOTENCY_KEY]: idempotencyKey,
    },
    body: JSON.stringify({ id }),
  }).catch(() => undefined);
}
