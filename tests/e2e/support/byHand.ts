// What testers do by hand to their browser for a scenario of the QA console, played.
import type { BrowserContext } from '@playwright/test';
import type { ByHand } from '../../../src/features/qaConsole/scenarios/scenario.ts';
import { playPush } from './push.ts';

/** The page believes that it runs without the browser's own bars. */
function beInstalled(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const answer = ask(query);
    if (query === '(display-mode: standalone)') Object.defineProperty(answer, 'matches', { value: true });
    return answer;
  };
}

/** The browser knows no push, like one that is built into another app. */
function haveNoPush(): void {
  Reflect.deleteProperty(window, 'PushManager');
}

function beAnIphone(): void {
  Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari' });
}

const ANTWERP = { latitude: 51.22, longitude: 4.4 };

/** Before the first page of the context is opened. */
export async function playByHand(context: BrowserContext, byHand: ByHand): Promise<void> {
  switch (byHand) {
    case 'notices-open':
      return playPush(context, 'granted');
    case 'notices-refused':
      return playPush(context, 'denied', 'denied');
    case 'notices-allowed':
      return playPush(context, 'granted', 'granted');
    case 'notices-none':
      await context.addInitScript(haveNoPush);
      return;
    case 'iphone-page':
      await context.addInitScript(haveNoPush);
      await context.addInitScript(beAnIphone);
      return;
    case 'log-in-missing':
      await context.route(/\/assets\/LoginPage-/, (route) => route.abort());
      return;
    case 'place-allowed':
      await context.grantPermissions(['geolocation']);
      return context.setGeolocation(ANTWERP);
    case 'installed':
      await context.addInitScript(beInstalled);
  }
}
