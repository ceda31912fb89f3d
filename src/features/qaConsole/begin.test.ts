// @vitest-environment jsdom
/** What the address asks of the console before the app starts. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_SEEN_CACHE, LOCAL_KEYS, PUSH_CACHE } from '@/config/storageKeys';
import { DEFAULT_SEED } from '@/config/testerPages';
import { keepNote, readNote } from '@/lib/cacheNote';
import { createCaches } from '@tests/factories/caches';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { beginVisit } from './begin';
import { readJournal, takeOpen, takeProblem, wantFresh, writeJournal } from './memory';
import type { ControlRequest, Send } from './requests';

const asked: ControlRequest[] = [];
const send: Send = (request) => {
  asked.push(request);
  return Promise.resolve({});
};
const leave = vi.fn<(address: string) => void>();
const open = (address: string) => window.history.replaceState({ kept: true }, '', address);

beforeEach(() => {
  asked.length = 0;
  leave.mockReset();
  // The pages of a fresh browser have one of their own.
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  open('/');
});

describe('an address', () => {
  it('without a word for the console changes nothing', async () => {
    open('/chats?next=1');
    localStorage.setItem(LOCAL_KEYS.consent, 'kept');
    expect(await beginVisit(leave, send)).toBe(false);
    expect([asked, window.location.search]).toEqual([[], '?next=1']);
    expect(localStorage.getItem(LOCAL_KEYS.consent)).toBe('kept');
  });

  it('with ?qa opens the console, and loses the word [BX-03]', async () => {
    open('/chats?qa&next=1');
    expect(await beginVisit(leave, send)).toBe(false);
    expect(takeOpen()).toBe(true);
    expect(window.location.search).toBe('?next=1');
    expect(window.history.state).toEqual({ kept: true });
    expect(asked).toEqual([]);
  });

  it('with a state makes the browser a fresh one, the world that state, and leaves for its page [BX-03]', async () => {
    open('/?qa=reset:linked;as:free@example.test;later:4h;lang:de;at:/members?x=1');
    localStorage.setItem(LOCAL_KEYS.consent, 'old');
    sessionStorage.setItem('form-drafts', 'old');
    expect(await beginVisit(leave, send)).toBe(true);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/members?x=1');
    expect(asked).toEqual([
      { method: 'POST', url: '/__mock/reset', body: { seed: 'linked' } },
      { method: 'POST', url: '/__mock/persona', body: { email: 'free@example.test' } },
      { method: 'POST', url: '/__mock/clock', body: { advance_ms: 14_400_000 } },
    ]);
    expect(localStorage.getItem(LOCAL_KEYS.consent)).toBeNull();
    expect(sessionStorage.getItem('form-drafts')).toBeNull();
    expect(document.cookie).toContain('i18n_redirected=de');
    expect(readJournal().acts).toHaveLength(4);
  });

  it('that is not understood is not followed at all, and the console says which word', async () => {
    open('/faq?qa=as:free@example.test;jump:over');
    expect(await beginVisit(leave, send)).toBe(false);
    expect(asked).toEqual([]);
    expect(takeProblem()).toContain('“jump:over”');
    expect(window.location.search).toBe('');
  });

  it('that the mock refuses leaves the page where it is, and says why', async () => {
    open('/faq?qa=as:nobody@example.test');
    const refuse: Send = () => Promise.reject(new Error('answered 404'));
    expect(await beginVisit(leave, refuse)).toBe(false);
    expect(leave).not.toHaveBeenCalled();
    expect(takeProblem()).toContain('answered 404');
    expect(takeOpen()).toBe(true);
  });
});

describe('a link', () => {
  it('stands in the default world where it names no seed, whatever world was here before [BX-03]', async () => {
    for (const link of ['as:free@example.test', 'reset;as:free@example.test']) {
      asked.length = 0;
      open(`/?qa=${link}`);
      expect(await beginVisit(leave, send)).toBe(true);
      expect(asked[0]).toEqual({ method: 'POST', url: '/__mock/reset', body: { seed: DEFAULT_SEED } });
      expect(readJournal().acts[0]).toEqual({ do: 'reset', seed: DEFAULT_SEED });
    }
  });

  const old = { acts: [{ do: 'as', email: 'low@example.test' }], leftOut: 3 } as const;
  const refusing =
    (url: string): Send =>
    (request) =>
      request.url === url ? Promise.reject(new Error('answered 404')) : send(request);

  it('that is refused halfway leaves the journal of the world that it has begun [BX-03]', async () => {
    writeJournal(old);
    open('/?qa=reset:mine,people=3;set:niche=2;as:nobody@example.test;later:1h');
    expect(await beginVisit(leave, refusing('/__mock/persona'))).toBe(false);
    expect(readJournal()).toEqual({
      acts: [
        { do: 'reset', seed: 'mine', people: 3 },
        { do: 'set', name: 'niche', value: 2 },
      ],
      leftOut: 0,
    });
  });

  it('whose scenario is refused halfway leaves that scenario’s world, without what it replaced [BX-03]', async () => {
    open('/?qa=reset:mine;as:free@example.test;show:ten-members');
    let personas = 0;
    const refuse: Send = (request) => {
      if (request.url === '/__mock/persona') personas += 1;
      return personas === 2 ? Promise.reject(new Error('answered 404')) : send(request);
    };
    expect(await beginVisit(leave, refuse)).toBe(false);
    expect(readJournal().acts).toEqual([{ do: 'reset', seed: 'mine', people: 0, members: 10 }]);
  });

  it('that begins no world leaves the journal of the one there is', async () => {
    writeJournal(old);
    open('/?qa=show:er-02');
    expect(await beginVisit(leave, refusing('/__mock/reset'))).toBe(false);
    expect(readJournal()).toEqual(old);
  });
});

it('a browser that is to be fresh has no push, and no notice of it shows a name [BX-03]', async () => {
  open('/');
  const browser = installPushBrowser({
    permission: 'granted',
    endpoint: 'https://push.test/1',
    notices: ['Elena'],
  });
  vi.stubGlobal('caches', createCaches());
  await keepNote(PUSH_CACHE, 'text');
  await keepNote(LAST_SEEN_CACHE, '{}');
  await beginVisit(leave, send);
  expect([browser.endpoint, await readNote(PUSH_CACHE)]).toEqual(['https://push.test/1', 'text']);
  expect(await readNote(LAST_SEEN_CACHE)).toBe('{}');
  wantFresh();
  await beginVisit(leave, send);
  expect([browser.endpoint, browser.notices, await readNote(PUSH_CACHE)]).toEqual([null, [], null]);
  expect(await readNote(LAST_SEEN_CACHE)).toBeNull();
  removePushBrowser();
});

it('a browser that is to be fresh forgets what the page before wrote while it was left', async () => {
  open('/');
  wantFresh();
  localStorage.setItem(LOCAL_KEYS.memberHere, '1');
  await beginVisit(leave, send);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem(LOCAL_KEYS.memberHere, '1');
  await beginVisit(leave, send);
  expect(localStorage).toHaveLength(1);
});

it('a browser that is to be fresh remembers what was done to its world, in every tab [BX-03]', async () => {
  open('/');
  const journal = { acts: [{ do: 'reset', seed: 'kept' }], leftOut: 2 } as const;
  writeJournal(journal);
  // Another tab, or this browser another day.
  sessionStorage.clear();
  wantFresh();
  await beginVisit(leave, send);
  expect(readJournal()).toEqual(journal);
});
