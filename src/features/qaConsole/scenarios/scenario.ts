/** What a scenario is: a state of the product that anybody can be brought to, and the words that prove it is on screen. */
import type { ActOf } from '../acts';
import type { ControlRequest, WorldAct } from '../requests';

/** A call of the product that has to have happened before. `{name}` in its body stands for what a step has answered under that name. */
export interface CallStep {
  readonly do: 'call';
  readonly request: ControlRequest;
  /** The server says no, which is what the scenario is about. */
  readonly refused?: true;
}

/** Takes the first link of the newest mail with this subject; the address calls it `{link}`. */
export interface LinkStep {
  readonly do: 'link';
  readonly subject: string;
}

/** Takes the code of the newest text message; later steps call it `{code}`. */
export interface CodeStep {
  readonly do: 'code';
}

export type ScenarioStep = Exclude<WorldAct, { do: 'reset' }> | CallStep | LinkStep | CodeStep;

/** What the tester then does on the page, as far as the state needs it. */
export type Press =
  | { readonly fill: string; readonly with: string }
  | { readonly choose: string; readonly option: string }
  | { readonly press: string; readonly as?: 'link' | 'radio' | 'menuitem' }
  /** A button for more, until there is no more: whoever scrolls gets it without a press. */
  | { readonly untilGone: string };

/** What no page can do to a browser: testers do it by hand, in these words, and tests play it. */
export const BY_HAND = {
  'notices-open':
    'let this site ask for notifications (the symbol to the left of the address: reset the permission), then load the page again',
  'notices-refused':
    'block notifications of this site (the symbol to the left of the address), then load the page again',
  'notices-allowed':
    'let this site ask for notifications, as above, and allow them when the browser asks; its push service has to be within reach',
  'notices-none': 'take a browser that knows no push, such as the built-in one of another app',
  'iphone-page': 'open the site as a page in Safari on an iPhone or iPad, not from its home screen',
  'log-in-missing':
    'block requests to */assets/LoginPage-* in the tools for developers, where the service worker has to be bypassed as well',
  'place-allowed': 'let the browser share its location with this site when it asks',
  installed: 'install the site as an app (the menu of the browser) and open it from there',
} as const;
export type ByHand = keyof typeof BY_HAND;

/** Where words of a promise stand, when they could stand elsewhere too: as a selector. */
export const PLACES = {
  alert: '[role="alert"]',
  dialog: '[role="dialog"]',
  /** What a field says is wrong with it. */
  field: '.field-error',
  heading: 'h1, h2',
  log: '[role="log"]',
} as const;
export type Place = keyof typeof PLACES;

export const AREAS = [
  'Errors',
  'Payments',
  'Layout',
  'Site',
  'Niches',
  'Countries',
  'Members',
  'Push and mails',
  'World size',
] as const;
export type Area = (typeof AREAS)[number];

export interface Scenario {
  /** Its name in links: `show:er-02`. */
  readonly id: string;
  readonly area: Area;
  readonly title: string;
  /** The world it begins with; a seed comes from the tester. */
  readonly world?: Omit<ActOf<'reset'>, 'do' | 'seed'>;
  readonly steps: readonly ScenarioStep[];
  /** Path with query. `{name}` stands for what a step has answered under that name. */
  readonly at: string;
  /** What the tester has to know besides. */
  readonly hint?: string;
  /** What the tester has to do in the browser itself, before the page is opened. */
  readonly byHand?: ByHand;
  readonly presses?: readonly Press[];
  /** The screen it promises: words that one element of the page shows, and none before the presses. */
  readonly shows: string;
  /** The kind of element that shows them. */
  readonly place?: Place;
  /** Further words of the same screen. */
  readonly also?: readonly string[];
  /** The words come by themselves after so long, in milliseconds. */
  readonly after_ms?: number;
  /** Words that must not be there. */
  readonly hides?: string;
  /** Nothing on the page raises an alarm. */
  readonly quiet?: true;
}

export const as = (name: string): ScenarioStep => ({ do: 'as', email: `${name}@example.test` });
export const set = (name: string, value: unknown): ScenarioStep => ({ do: 'set', name, value });
export const later = (ms: number): ScenarioStep => ({ do: 'later', ms });
export const member = (change: Omit<ActOf<'member'>, 'do'>): ScenarioStep => ({ do: 'member', ...change });
export const event = (change: Omit<ActOf<'event'>, 'do'>): ScenarioStep => ({ do: 'event', ...change });
export const fails = (match: string, status: number, body?: unknown): ScenarioStep => ({
  do: 'fault',
  match,
  kind: 'status',
  status,
  ...(body !== undefined && { body }),
});
export const call = (method: ControlRequest['method'], file: string, body?: unknown): CallStep => ({
  do: 'call',
  request: { method, url: `/api/${file}`, ...(body !== undefined && { body }) },
});
export const refusedCall = (...args: Parameters<typeof call>): CallStep => ({
  ...call(...args),
  refused: true,
});

/** A visitor who has met the entry warning before. */
export const visitor: ScenarioStep = set('enable_site_entry_popup', 'no');

export const SECOND_MS = 1000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
