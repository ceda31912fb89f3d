/** Arms the mock again where its worker has been stopped for good or a newer one has taken its place (BX-07). */
import { MOCK_REARM } from '@/config/testerPages';

/**
 * Listens for a new worker, and for the QA console when it hears nothing from the mock any more.
 * Requests under way at that moment are lost, as with a network that drops; the client asks again.
 * @param start arms the mock with whatever worker there is now, and tells which one it is
 */
export function keepArmed(start: () => Promise<ServiceWorker | null>): void {
  let armed = navigator.serviceWorker.controller;
  let starting: Promise<void> | null = null;
  const rearm = async (): Promise<void> => {
    try {
      armed = await start();
    } catch (error) {
      console.error('The mock could not be armed again', error);
    } finally {
      starting = null;
    }
  };
  const rearmOnce = (): void => {
    starting ??= rearm();
  };
  window.addEventListener(MOCK_REARM, rearmOnce);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    // The first worker of a visit takes the page over a moment after it was armed.
    if (armed === null) armed = controller;
    else if (controller !== armed) rearmOnce();
  });
}
