// @vitest-environment jsdom
/** A thousand states that a browser may hold, and one golden file for each release: the app starts, says what it set back, loses no draft. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { clearAllListeners } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNSENT_KEPT_MS } from '@/config/limits';
import {
  ACCOUNT_RECORDS,
  accountKey,
  LOCAL_KEYS,
  PERSIST_KEYS,
  PERSIST_PREFIX,
  SESSION_KEYS,
} from '@/config/storageKeys';
import { selectDismissalsKnown, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { readChoice } from '@/core/consent/keptChoice';
import { readFormDraft } from '@/core/formDrafts/formDrafts';
import { readPushRecord } from '@/core/push/pushRecord';
import { readRecords } from '@/features/chats/accountRecords';
import { draftChanged, selectDraft, selectOutbox, sessionBegan } from '@/features/chats/chatsSlice';
import { picturesKey, readPictures } from '@/features/chats/pictureRecords';
import { readReplies } from '@/features/chats/replyRecords';
import { shareDrafts } from '@/features/chats/sharing';
import { memberReturned, sweepRecords } from '@/features/chats/sweepRecords';
import { readAttempt } from '@/features/payment/attempt';
import { jsonParse } from '@/lib/jsonParse';
import { onStorageTrouble } from '@/lib/storageTrouble';
import { cases } from '@tests/factories/chance';
import { newEntry } from '@tests/factories/outboxEntry';
import { createPassingStore } from '@tests/factories/store';
import { startPersistence } from './afterPaint';

const ACCOUNT = 'u1';
const DRAFTS = accountKey('drafts', ACCOUNT);
const OUTBOX = accountKey('outbox', ACCOUNT);
const DISMISSALS = PERSIST_PREFIX + PERSIST_KEYS.dismissals;

const setBack = new Set<string>();
beforeEach(() => {
  setBack.clear();
  onStorageTrouble((trouble, key) => trouble === 'unreadable' && setBack.add(key));
});

/** The visit of a member, as far as it reads what the browser holds. */
async function start() {
  const { store } = createPassingStore();
  const persistor = await startPersistence(store);
  store.dispatch(sessionBegan({ account: ACCOUNT, ...readRecords(ACCOUNT) }));
  const end = async (): Promise<void> => {
    await persistor.flush();
    persistor.pause();
    store.dispatch(clearAllListeners());
  };
  return { store, end };
}

const goldenSchema = v.object({
  release: v.string(),
  local: v.record(v.string(), v.string()),
  session: v.record(v.string(), v.string()),
  found: v.object({
    drafts: v.record(v.string(), v.string()),
    outbox: v.array(v.string()),
    photo: v.nullable(v.number()),
    form: v.nullable(v.string()),
    /** The key of the order. */
    payment: v.nullable(v.string()),
    /** The address, and how much a notice may show. */
    push: v.nullable(v.string()),
    /** In which conversations. */
    replies: v.array(v.string()),
    /** Whether measurement is allowed. */
    consent: v.nullable(v.boolean()),
    set_back: v.array(v.string()),
  }),
});
/** When the member of the golden files was here last, epoch ms. */
const LEFT_AT = 1_700_000_000_000;
function pushOf(): string | null {
  const record = readPushRecord(ACCOUNT);
  return record && `${record.endpoint} ${record.shows}`;
}
const GOLDEN = path.resolve(import.meta.dirname, '../../tests/fixtures/stored');

describe('what a release has left in the browser [ST-06]', () => {
  it.each(readdirSync(GOLDEN))('is understood as far as it can be: %s', async (file) => {
    const golden = v.parse(goldenSchema, jsonParse(readFileSync(path.join(GOLDEN, file), 'utf8')));
    for (const [key, text] of Object.entries(golden.local)) localStorage.setItem(key, text);
    for (const [key, text] of Object.entries(golden.session)) sessionStorage.setItem(key, text);
    const { drafts, outbox } = readRecords(ACCOUNT);
    const { store, end } = await start();
    expect({
      drafts,
      outbox: outbox.map(({ client_id }) => client_id),
      photo: selectDismissedAt(store.getState(), 'photo'),
      form: readFormDraft('signup', v.string()),
      payment: readAttempt(ACCOUNT)?.key ?? null,
      push: pushOf(),
      replies: Object.keys(readReplies(ACCOUNT)),
      consent: readChoice(LEFT_AT)?.measurement ?? null,
      set_back: [...setBack].toSorted(),
    }).toEqual({ ...golden.found, set_back: golden.found.set_back.toSorted() });
    // Whatever mark there is of when the member left: it takes nothing before its time.
    sweepRecords(LEFT_AT + UNSENT_KEPT_MS - 1);
    expect(localStorage.getItem(DRAFTS)).toBe(golden.local[DRAFTS]);
    expect(memberReturned(ACCOUNT)).toBe(true);
    expect(localStorage.getItem(accountKey('left', ACCOUNT))).toBeNull();
    // Nothing of what was not understood is gone: the release that wrote it may come back.
    store.dispatch(draftChanged({ profile: 'elena', text: 'Something else' }));
    store.dispatch(shareDrafts());
    const kept = v.parse(v.record(v.string(), v.unknown()), jsonParse(localStorage.getItem(DRAFTS)));
    const before = v.parse(v.record(v.string(), v.unknown()), jsonParse(golden.local[DRAFTS] ?? null));
    expect(kept).toEqual({ ...before, elena: 'Something else' });
    await end();
  });
});

const name = fc.stringMatching(/^m[0-9]{1,3}$/);
const junk = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('', 'null', '[]', '{"at":', '{"__proto__":{}}'),
);
const OTHERS = [
  ...Object.values(LOCAL_KEYS),
  ...ACCOUNT_RECORDS.filter((one) => one !== 'drafts' && one !== 'outbox').map((one) =>
    accountKey(one, ACCOUNT),
  ),
  picturesKey(ACCOUNT),
  'foreign',
];
const state = fc.record({
  drafts: fc.dictionary(name, fc.oneof(fc.string({ minLength: 1 }), fc.jsonValue())),
  sound: fc.uniqueArray(fc.uuid({ version: 4 }), { maxLength: 4 }),
  broken: fc.dictionary(fc.uuid({ version: 4 }), junk, { maxKeys: 2 }),
  list: fc.option(junk),
  dismissals: fc.option(junk),
  others: fc.dictionary(fc.constantFrom(...OTHERS), junk),
  session: fc.dictionary(fc.constantFrom(...Object.values(SESSION_KEYS)), junk),
});

describe('whatever the browser holds [ST-06] [BX-06]', () => {
  it('the visit starts, and no draft and no unsent message is lost', async () => {
    const runs = cases(1_000, 2);
    await fc.assert(
      fc.asyncProperty(state, async ({ drafts, sound, broken, list, dismissals, others, session }) => {
        localStorage.clear();
        setBack.clear();
        sessionStorage.clear();
        for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
        for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
        for (const [id, text] of Object.entries(broken)) localStorage.setItem(`${OUTBOX}:${id}`, text);
        for (const id of sound)
          localStorage.setItem(
            `${OUTBOX}:${id}`,
            JSON.stringify({ ...newEntry(id), state: 'unconfirmed', attempts: 2 }),
          );
        if (list !== null) localStorage.setItem(OUTBOX, list);
        if (dismissals !== null) localStorage.setItem(DISMISSALS, dismissals);
        const text = JSON.stringify(drafts);
        localStorage.setItem(DRAFTS, text);

        const { store, end } = await start();
        expect(setBack.has(DRAFTS)).toBe(Object.values(drafts).some((draft) => typeof draft !== 'string'));
        expect(selectDismissalsKnown(store.getState())).toBe(true);
        expect(() => [
          readReplies(ACCOUNT),
          readPictures(ACCOUNT),
          readFormDraft('signup', v.string()),
        ]).not.toThrow();
        expect(selectOutbox(store.getState()).map(({ client_id }) => client_id)).toEqual(
          expect.arrayContaining(sound),
        );
        for (const [profile, draft] of Object.entries(drafts))
          expect(selectDraft(store.getState(), profile)).toBe(typeof draft === 'string' ? draft : '');
        store.dispatch(draftChanged({ profile: 'new', text: 'Hello' }));
        store.dispatch(shareDrafts());
        const empty = Object.entries(drafts).filter(([, draft]) => draft !== '');
        expect(JSON.parse(localStorage.getItem(DRAFTS) ?? '')).toEqual({
          ...v.parse(v.record(v.string(), v.unknown()), jsonParse(JSON.stringify(Object.fromEntries(empty)))),
          new: 'Hello',
        });
        await end();
      }),
      { numRuns: runs },
    );
    process.stdout.write(`${runs} stored states: each started, none lost a draft\n`);
  });
});
