/** This device's side of push: what the browser can do, may do, and has agreed with its push service. */
import { PUSH_SERVICE_MS } from '@/config/limits';
import { bytesOfBase64Url } from '@/lib/base64Url';

/** True where the browser knows worker, push and notices. An iPhone does only once the site is on its home screen. */
export const isPushCapable = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** True on an iPhone or iPad whose browser has the site open as a page, not as an app. */
export function needsHomeScreen({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  // An iPad says that it is a Mac.
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

export const isPushDenied = (): boolean => Notification.permission === 'denied';
export const isPushAllowed = (): boolean => Notification.permission === 'granted';

/** @returns the subscription that the browser holds; null without one, or without a worker */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ends the browser's subscription; the push service then delivers nothing to this device, whoever sends. */
export async function endSubscription(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
}

/**
 * @param publicKey the server's key, base64url
 * @returns true when the subscription was made for another key: its push service refuses whatever the server sends. Never true
 * where browser or server name none
 */
export function isForOtherKey(subscription: PushSubscription, publicKey: string): boolean {
  const key = bytesOfBase64Url(publicKey);
  // Older browsers do not tell what they subscribed with.
  const made = 'options' in subscription ? subscription.options.applicationServerKey : null;
  if (key === null || made === null) return false;
  return new Uint8Array(made).join() !== key.join();
}

/**
 * Asks the browser's push service for a new subscription; permission must have been given.
 * @param publicKey the server's key, base64url
 * @returns null when the service, or the worker, is not to be had
 */
export async function newSubscription(publicKey: string): Promise<PushSubscription | null> {
  const key = bytesOfBase64Url(publicKey);
  const registration = await navigator.serviceWorker.getRegistration();
  if (key === null || registration === undefined) return null;
  const asking = ask(key);
  try {
    return await Promise.race([asking, tooLate()]);
  } catch {
    // An answer that comes after all is of no use to anybody.
    void asking.then((late) => late.unsubscribe()).catch(() => undefined);
    return null;
  }
}

async function ask(applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of the server's would stand in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The push service did not answer.')), PUSH_SERVICE_MS);
  });
