/** A push to this very device, without a push service: the mock's worker shows it as it would show a real one. */

/** What the worker is told; see mocks/sw/pushTest.ts. */
const MESSAGE = { type: 'mock-push' } as const;

/** @returns false where the page has no worker that could show it */
export async function pushToDevice(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  registration.active.postMessage(MESSAGE);
  return true;
}
