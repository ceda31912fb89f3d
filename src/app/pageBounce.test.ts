// @vitest-environment jsdom
/** The beacon of a page that is hidden. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPageBounce } from './pageBounce';

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();
const turn = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const go = (event: 'pagehide' | 'pageshow'): boolean => window.dispatchEvent(new Event(event));

describe('page-bounce logging', () => {
  const listen = { document: document.addEventListener, window: window.addEventListener };
  let ends = new AbortController();

  beforeEach(() => {
    sendBeacon.mockReset();
    Object.assign(navigator, { sendBeacon });
    ends = new AbortController();
    vi.spyOn(document, 'addEventListener').mockImplementation(
      (type: string, heard: EventListenerOrEventListenerObject) =>
        listen.document.call(document, type, heard, { signal: ends.signal }),
    );
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (type: string, heard: EventListenerOrEventListenerObject) =>
        listen.window.call(window, type, heard, { signal: ends.signal }),
    );
  });
  // Each test is a page of its own.
  afterEach(() => ends.abort());

  it('is off without the parameter [ST-14]', () => {
    watchPageBounce(['?t=5'], () => true);
    turn('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it.each([[['', '?network=x&amp;lb']], [['?LB=1', '?lang=de']], [['?network=x&lb', '']]])(
    'is on where an address of the visit names it, as a source is named: %j [ST-14]',
    (searches) => {
      watchPageBounce(searches, () => true);
      turn('hidden');
      expect(sendBeacon).toHaveBeenCalledTimes(1);
    },
  );

  it('sends an empty JSON body when the page is hidden, not when it is shown [AP-07] [ST-14]', async () => {
    watchPageBounce(['?lb'], () => true);
    turn('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/api/page-hidden.php');
    expect(body?.type).toBe('application/json');
    expect(body?.size).toBe('{}'.length);
  });

  it('waits for consent, and ends with it [ST-14]', () => {
    let granted = false;
    watchPageBounce(['?lb'], () => granted);
    turn('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
    turn('visible');
    granted = true;
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    turn('visible');
    granted = false;
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('tells of a page that is put away without a word before, and of each time once [AP-07] [ST-14]', () => {
    watchPageBounce(['?lb=1'], () => true);
    go('pagehide');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    // Back from the history, and away once more, this time with both.
    go('pageshow');
    turn('hidden');
    go('pagehide');
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(2);
    turn('visible');
    go('pagehide');
    expect(sendBeacon).toHaveBeenCalledTimes(3);
  });

  it('goes on where a blocker refuses beacons, or has taken them away [AP-07]', () => {
    watchPageBounce(['?lb'], () => true);
    sendBeacon.mockReturnValue(false);
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    turn('visible');
    Object.assign(navigator, { sendBeacon: undefined });
    expect(() => turn('hidden')).not.toThrow();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });
});
