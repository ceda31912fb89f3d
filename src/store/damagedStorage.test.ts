// @vitest-environment jsdom
/** What cannot be read from the browser's storage is as if it were not there, whatever it is (spec 4). */
import { renderHook } from '@testing-library/react';
import { createSlice } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { afterPaint, startPersistence } from '@/app/afterPaint';
import { accountKey, LOCAL_KEYS, PERSIST_KEYS, PERSIST_PREFIX, SESSION_KEYS } from '@/config/storageKeys';
import type { AccountRecord } from '@/config/storageKeys';
import { chosenAppearance } from '@/core/appearance/appearance';
import { logoutIsPending } from '@/core/auth/pendingLogout';
import { expectsMember } from '@/core/auth/sessionHint';
import { selectConsentState } from '@/core/consent/consentSlice';
import { readChoice } from '@/core/consent/keptChoice';
import { selectDismissalsKnown, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { readFormDraft } from '@/core/formDrafts/formDrafts';
import { useScrollMemory } from '@/core/navigation/useScrollMemory';
import { readPushRecord } from '@/core/push/pushRecord';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { isSignalOn } from '@/core/signals/signals';
import { readKeptTracking } from '@/core/tracking/keptTracking';
import { selectTracking, visitBegan } from '@/core/tracking/trackingSlice';
import { pageVariant } from '@/core/variant/pageVariant';
import { NO_TRACKING } from '@/domain/tracking';
import { readRecords } from '@/features/chats/accountRecords';
import { sessionBegan } from '@/features/chats/chatsSlice';
import { detailsToAskAbout } from '@/features/chats/contactCheck';
import { picturesKey, readPictures } from '@/features/chats/pictureRecords';
import { readReplies } from '@/features/chats/replyRecords';
import { sweepRecords } from '@/features/chats/sweepRecords';
import { readAttempt } from '@/features/payment/attempt';
import { selectNext } from '@/features/payment/paymentSlice';
import { settleDeletions } from '@/features/photos/leftDeletions';
import { keptPages } from '@/features/search/keptPages';
import { readText } from '@/lib/storage';
import { inRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { persisted } from './persistence';

// Modules begin anew in one of these tests, and with them the texts. None of it reads what is kept.
vi.mock(import('@/app/afterPictures'), () => ({ afterPictures: () => Promise.resolve() }));
vi.mock('@/app/newVersion', () => ({ takeNewVersion: () => new Promise(() => undefined) }));

const NOW = 1_800_000_000_000;
const ENTRY = '6f0c1ad8-6a8d-4c8e-9d5b-0e1f2a3b4c5d';

interface Kept {
  key: string;
  /** A text that is understood. */
  sound: string;
  read: () => unknown;
  area?: 'session';
  /** Whatever stands there is understood. */
  anyText?: true;
}
type Name = keyof typeof LOCAL_KEYS | keyof typeof SESSION_KEYS | keyof typeof PERSIST_KEYS | AccountRecord;

const flag = (key: string, read: () => unknown): Kept => ({ key, sound: '1', read, anyText: true });
const entry = {
  client_id: ENTRY,
  conversation: null,
  profile: 'elena',
  text: 'hello',
  created_at: NOW,
  state: 'sending',
  attempts: 0,
};
const attempt = {
  package: 'p',
  method: 'ideal',
  code: null,
  card: null,
  start_now: false,
  user: 'u1',
  key: 'k',
  return_url: '/credits',
  began_at: NOW,
  payment_id: null,
  shown: false,
};
const reply = {
  conversation: 'c',
  quote: { id: 'm', from: 'elena', text: 'hello', attachment: false },
};

/** Everything that is kept: a new key says here what reads it. */
const KEPT: Record<Name, Kept> = {
  appearance: { key: LOCAL_KEYS.appearance, sound: 'dark', read: chosenAppearance },
  consent: {
    key: LOCAL_KEYS.consent,
    sound: JSON.stringify({ measurement: true, at: NOW }),
    read: () => readChoice(NOW),
  },
  tracking: {
    key: LOCAL_KEYS.tracking,
    sound: JSON.stringify({ ...NO_TRACKING, network: 'lamp', at: NOW }),
    read: () => readKeptTracking(NOW),
  },
  memberHere: flag(LOCAL_KEYS.memberHere, expectsMember),
  logoutPending: flag(LOCAL_KEYS.logoutPending, logoutIsPending),
  bonusShown: flag(LOCAL_KEYS.bonusShown, () => readText('local', LOCAL_KEYS.bonusShown)),
  quiet: flag(LOCAL_KEYS.quiet, () => isSignalOn('sound')),
  noNotices: flag(LOCAL_KEYS.noNotices, () => isSignalOn('notice')),
  variant: { key: LOCAL_KEYS.variant, sound: 'b', read: newVariant },
  dismissals: {
    key: PERSIST_PREFIX + PERSIST_KEYS.dismissals,
    sound: JSON.stringify({ at: `{"photo":${NOW}}`, about: '{}', _persist: '{"version":1}' }),
    read: photoDismissedAt,
  },
  scroll: {
    key: SESSION_KEYS.scroll,
    area: 'session',
    sound: '[["default/",120]]',
    read: remembersScroll,
    anyText: true,
  },
  searchPages: {
    key: SESSION_KEYS.searchPages,
    area: 'session',
    sound: '[["default/members",3]]',
    read: () => keptPages('default/members'),
  },
  chunkReloadedAt: {
    key: SESSION_KEYS.chunkReloadedAt,
    area: 'session',
    sound: String(NOW - 1_000),
    read: isReloaded,
  },
  photoDeletions: {
    key: SESSION_KEYS.photoDeletions,
    area: 'session',
    sound: '[{"member":"m","id":"i","key":"k"}]',
    read: () => settleDeletions('elena'),
    anyText: true,
  },
  openPayment: {
    key: SESSION_KEYS.openPayment,
    area: 'session',
    sound: '/likes',
    read: () => selectNext(createTestStore().store.getState()),
    anyText: true,
  },
  formDrafts: {
    key: SESSION_KEYS.formDrafts,
    area: 'session',
    sound: '{"signup":"hello"}',
    read: () => readFormDraft('signup', v.string()),
  },
  drafts: { key: accountKey('drafts', 'u1'), sound: '{"elena":"hello"}', read: () => readRecords('u1') },
  left: {
    key: accountKey('left', 'u1'),
    sound: String(NOW),
    read: () => sweepRecords(NOW),
    anyText: true,
  },
  outbox: {
    key: `${accountKey('outbox', 'u1')}:${ENTRY}`,
    sound: JSON.stringify(entry),
    read: () => readRecords('u1'),
  },
  payment: {
    key: accountKey('payment', 'u1'),
    sound: JSON.stringify(attempt),
    read: () => readAttempt('u1'),
  },
  push: {
    key: accountKey('push', 'u1'),
    sound: '{"endpoint":"https://push.test","told":true}',
    read: () => readPushRecord('u1'),
  },
  replies: {
    key: accountKey('replies', 'u1'),
    sound: JSON.stringify({ elena: reply }),
    read: () => readReplies('u1'),
  },
  trusted: { key: accountKey('trusted', 'u1'), sound: '[["elena","email"]]', read: asksAboutElena },
};
const ROWS: [string, Kept][] = [
  ...Object.entries(KEPT),
  ['outbox of an earlier release', { ...KEPT.outbox, key: 'outbox:u1', sound: JSON.stringify([entry]) }],
  [
    'pictures of drafts',
    {
      key: picturesKey('u1'),
      sound: '{"elena":{"id":"a1","url":"/a1.jpg","width":8,"height":6}}',
      read: () => readPictures('u1'),
    },
  ],
  ['trusted members of an earlier release', { ...KEPT.trusted, sound: '["elena"]' }],
];

const wrapper = ({ children }: { children: React.ReactNode }) => {
  const { store } = createTestStore();
  return inRouter(store, children);
};

function remembersScroll(): void {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderHook(useScrollMemory, { wrapper }).unmount();
}

function newVariant(): string {
  delete document.documentElement.dataset['variant'];
  vi.spyOn(Math, 'random').mockReturnValueOnce(0);
  return pageVariant();
}

async function photoDismissedAt(): Promise<number | null> {
  const { store } = createTestStore();
  await startPersistence(store);
  expect(selectDismissalsKnown(store.getState())).toBe(true);
  return selectDismissedAt(store.getState(), 'photo');
}

async function isReloaded(): Promise<boolean> {
  vi.resetModules();
  const { reloadOnce } = await import('@/app/chunkGuard');
  return reloadOnce(true, NOW);
}

function asksAboutElena(): unknown {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  return store.dispatch(detailsToAskAbout('elena', 'write to me@mail.example'));
}

/** What a crash, another program, a newer release or a hand may have left in place of a text. */
const damages = (sound: string): string[] =>
  [
    ['', ' ', '{', '[', 'x', 'null', 'undefined', 'NaN', '-1', '1e308', 'true', '"text"', '[null]', '{}'],
    ['{"__proto__":{"at":1}}', '{"constructor":{"prototype":1}}', '{"at":{}}', '\u0000'],
    [sound.slice(0, -1), sound.slice(0, sound.length / 2), sound.slice(1), `[${sound}]`],
    ['1e308', '-1', 'null', '"NaN"', '99999999999999999', '{}'].map((bad) => sound.replaceAll(/\d+/gu, bad)),
    [sound.replaceAll('"', '')],
  ]
    .flat()
    .filter((text) => text !== sound);

describe('what the browser keeps [BX-12] [ST-06]', () => {
  it.each(ROWS)('counts for nothing when it cannot be read: %s', async (_, { key, sound, read, ...kept }) => {
    const storage = kept.area === 'session' ? sessionStorage : localStorage;
    const nothing = await read();
    for (const text of damages(sound)) {
      storage.setItem(key, text);
      const found = await read();
      expect({ text, found }).toEqual({ text, found: kept.anyText ? found : nothing });
    }
    storage.setItem(key, sound);
    const found = await read();
    expect(kept.anyText ?? JSON.stringify(found) !== JSON.stringify(nothing)).toBe(true);
  });

  it('leaves a slice that comes late what it starts with', () => {
    const slice = createSlice({ name: 'late', initialState: { at: 7 }, reducers: {} });
    const reducer = persisted(slice, { version: 1, schema: v.object({ at: v.number() }) });
    localStorage.setItem(`${PERSIST_PREFIX}late`, '{"at":');
    const state = reducer(undefined, { type: PERSIST, register: () => null, rehydrate: () => null });
    expect(state).toMatchObject({ at: 7 });
  });

  it('stops no visit, however much of it is damaged', async () => {
    await startI18n('en');
    // Tabs of other visits would hear of these.
    vi.stubGlobal('BroadcastChannel', undefined);
    const [, first] = ROWS[0] ?? ['', KEPT.appearance];
    for (const at of damages(first.sound).keys()) {
      for (const [, { key, area, sound }] of ROWS)
        (area === 'session' ? sessionStorage : localStorage).setItem(key, damages(sound)[at] ?? '');
      const { store, startListening } = createTestStore();
      store.dispatch(visitBegan({ ...NO_TRACKING, network: 'lamp' }));
      await afterPaint(store, startListening, '?network=lamp');
      store.dispatch(fetchSettings.fulfilled({ ...createSettings(), geoip_country: 'DE' }, 'r', {}));
      expect(selectDismissalsKnown(store.getState())).toBe(true);
      expect(selectDismissedAt(store.getState(), 'photo')).toBeNull();
      expect(selectConsentState(store.getState())).toBe('asked');
      expect(selectTracking(store.getState()).network).toBe('lamp');
    }
    vi.unstubAllGlobals();
  });
});
