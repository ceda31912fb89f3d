/**
 * Before every test file: a strict console, a clean page, and what jsdom lacks. Files of one worker share its process (libraries
 * are loaded once), so everything that is set here is taken back, and the product's own modules begin anew.
 */
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import axios from 'axios';
import fc from 'fast-check';
import { SEED } from '@tests/factories/chance';
import { START } from '@tests/factories/start';
import { plainMedia } from '@tests/factories/media';
import { computedStyle } from './computedStyle';
import { rememberObjects } from './sharedObjects';

declare global {
  /** The test runner's. */
  var jsdom: { readonly window: Window; readonly cookieJar: { removeAllCookiesSync(): void } };
}

vi.resetModules();

// Pauses that are made for people have tests of their own; in all others nobody waits for them.
vi.mock(import('@/config/limits'), async (original) => ({
  ...(await original()),
  RETRY_BASE_MS: 1,
  RETRY_CAP_MS: 20,
  SIGNUP_STEP_MS: 1,
}));

// A failure that chance has found is found again.
fc.configureGlobal({ seed: SEED });

/** Waiting ends when the thing is there; the limit only tells a hang from a busy machine. */
const PATIENCE_MS = 10_000;

const waitForOneSecond = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitForOneSecond(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
afterAll(() => {
  vi.waitFor = waitForOneSecond;
});

/**
 * An unexpected error or warning fails the test: whoever expects one mocks the console for that test. The lines are judged when
 * the test is over: a console that throws would do so inside whatever called it, in React's scheduler where nobody catches it.
 */
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      // Where the line comes from: what happens by chance is not seen twice.
      complaints.push(
        `console.${method}: ${parts.map(String).join(' ')}\n${new Error('called').stack ?? ''}`,
      );
    });
  }
});
// Registered first, so that it runs when everything else of the test is over.
afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected lines in the console:\n${complaints.join('\n')}`);
});

// What a file still waits for, the next try of a request above all, ends with it: it would reach the server of another file.
const { setTimeout: startTimer, setInterval: startInterval, requestAnimationFrame: askFrame } = globalThis;
const timers: (NodeJS.Timeout | number)[] = [];
const frames: number[] = [];
globalThis.setTimeout = Object.assign((...timer: Parameters<typeof startTimer>) => {
  const id = startTimer(...timer);
  timers.push(id);
  return id;
}, startTimer);
globalThis.setInterval = Object.assign((...timer: Parameters<typeof startInterval>) => {
  const id = startInterval(...timer);
  timers.push(id);
  return id;
}, startInterval);
if (typeof document !== 'undefined') {
  globalThis.requestAnimationFrame = (drawn) => {
    const id = askFrame(drawn);
    frames.push(id);
    return id;
  };
  // jsdom counts the frames that are waited for: with none left it begins anew for the next file.
  afterAll(() => {
    for (const id of frames) cancelAnimationFrame(id);
    globalThis.requestAnimationFrame = askFrame;
  });
}
afterAll(() => {
  for (const id of timers) clearTimeout(id);
  Object.assign(globalThis, { setTimeout: startTimer, setInterval: startInterval });
});

// So does what it has asked for: an answer that comes late would make its stores ask on, of the next file's server.
const usual = axios.defaults.adapter ?? [];
const askNetwork = axios.getAdapter(usual);
const never = (): Promise<never> => new Promise(() => undefined);
let isOver = false;
axios.defaults.adapter = async (config) => {
  if (isOver) return never();
  try {
    const answer = await askNetwork(config);
    return isOver ? await never() : answer;
  } catch (error) {
    if (isOver) return never();
    throw error;
  }
};
afterAll(() => {
  isOver = true;
  axios.defaults.adapter = usual;
});

// Every file begins at the same moment, from where time runs on; `TZ` names another zone.
const MachineDate = Date;
const machineNow = MachineDate.now;
const ahead = Date.parse(START) - machineNow();
MachineDate.now = () => machineNow() + ahead;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, asked): object => {
    const given: unknown[] = args.length > 0 ? args : [machineNow() + ahead];
    const date: unknown = Reflect.construct(target, given, asked === globalThis.Date ? target : asked);
    if (date instanceof MachineDate) return date;
    throw new TypeError('Not a date');
  },
});
afterAll(() => {
  MachineDate.now = machineNow;
  globalThis.Date = MachineDate;
});

// Tabs of one test hear each other, and nothing of another test's.
let test = '';
beforeEach(() => {
  test = crypto.randomUUID();
});
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${test} ${name}`);
  }
};
afterAll(() => {
  globalThis.BroadcastChannel = Channel;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/**
 * React's development build remembers for each element where in the code it was made, ten thousand times a second at most,
 * for stacks that it prints beside an error. No test reads them, and they took a sixteenth of the run: the count stands
 * above the limit for good. Where a later React has no such count, nothing happens.
 */
function forgetOwners(react: object): void {
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}

/** What comes and goes with a page as a whole. Libraries are told of other things, and stay from file to file. */
const LIFE = new Set([
  'visibilitychange',
  'pagehide',
  'pageshow',
  'beforeunload',
  'online',
  'offline',
  'storage',
]);

/** A page that a file has begun hears no more of it when the file is over: it would act on the pages of the next one. */
function hearOwnLife(target: Window | Document): void {
  const add = target.addEventListener;
  // No signal: it looks through all that wait for it whenever one more is added, of which a generated test has tens of thousands.
  const ends: (() => void)[] = [];
  target.addEventListener = (
    type: string,
    heard: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void => {
    add.call(target, type, heard, options);
    if (LIFE.has(type)) ends.push(() => target.removeEventListener(type, heard, options));
  };
  afterAll(() => {
    for (const end of ends.splice(0)) end();
    target.addEventListener = add;
  });
}

if (typeof document !== 'undefined') {
  forgetOwners(await import('react'));
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const defaults = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    // A query that is still waited for need not print the whole page each time it finds nothing; the last one does.
    getElementError: (message, container) =>
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? new Error(message ?? '')
        : defaults.getElementError(message, container),
  });
  const putBack = rememberObjects([
    Element.prototype,
    HTMLElement.prototype,
    HTMLMediaElement.prototype,
    Document.prototype,
    document,
    Navigator.prototype,
    navigator,
  ]);
  afterAll(() => {
    vi.restoreAllMocks();
    putBack();
  });
  hearOwnLife(window);
  hearOwnLife(document);
  window.getComputedStyle = computedStyle;
  window.matchMedia ??= plainMedia;

  afterEach(async () => {
    cleanup();
    // Parts of the page that were asked for come all the same, on a busy machine after the test: they must not find the next one.
    await vi.dynamicImportSettled();
    localStorage.clear();
    sessionStorage.clear();
    // A log-in leaves the cookie of its session, which no script of the page can remove.
    jsdom.cookieJar.removeAllCookiesSync();
  });
  afterAll(() => {
    configure(defaults);
    window.history.replaceState(null, '', '/');
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
}
