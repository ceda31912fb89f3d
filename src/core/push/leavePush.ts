/** A log-out leaves nothing of push on the device: no subscription, no notice that names somebody, no number on the icon. */
import { savePushSubscription } from '@/api/calls/user';
import { PUSH_WITHDRAW_MS } from '@/config/limits';
import { PUSH_CACHE } from '@/config/storageKeys';
import { keepNote } from '@/lib/cacheNote';
import { endSubscription } from './pushDevice';
import { parsePushRecord } from './pushRecord';

/** Ends push in this browser; its push service then delivers nothing, whoever sends. Never rejects: what a browser refuses is not to be forced. */
export async function leavePush(): Promise<void> {
  const badge = 'clearAppBadge' in navigator ? navigator.clearAppBadge() : Promise.resolve();
  const works = [endSubscription(), closeAll(), keepNote(PUSH_CACHE, null), badge];
  await Promise.allSettled(works);
}

async function closeAll(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = (await registration?.getNotifications()) ?? [];
  notices.forEach((notice) => notice.close());
}

/**
 * The same, and the account is told, while there is a session. Never rejects.
 * @param kept the record of the account on this device, as it was stored
 */
export async function withdrawPush(kept: string | null): Promise<void> {
  const record = parsePushRecord(kept);
  const endpoint = record?.endpoint ?? record?.ended;
  const signal = AbortSignal.timeout(PUSH_WITHDRAW_MS);
  await Promise.allSettled([leavePush(), savePushSubscription(false, { endpoint, signal })]);
}
