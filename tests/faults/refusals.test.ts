// @vitest-environment jsdom
/** What a member changes and the server refuses: everything on the page is as it was before, and so is the server. */
import { readFileSync } from 'node:fs';
import type * as Axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putAside, takeBack as takeAsideBack } from '@/core/aside/asideThunks';
import { fetchUser } from '@/core/auth/authThunks';
import { selectMessages } from '@/features/chats/chatsSelectors';
import { react, takeBack } from '@/features/chats/actThunks';
import { arrangeConversation } from '@/features/chats/arrangeThunks';
import { openConversation, removeChat } from '@/features/chats/chatsThunks';
import { deleteAccount } from '@/features/leaving/leavingThunks';
import { giveGift } from '@/features/gifts/giveGift';
import { like, unlike } from '@/features/likes/likesThunks';
import { giveConsent, saveProfile } from '@/features/ownProfile/ownProfileThunks';
import { saveAccount } from '@/features/settings/settingsThunks';
import { cases } from '@tests/factories/chance';
import { arrive, pass, visitInStorm } from './stormVisit';
import type { Visit } from './stormVisit';

// The pauses are the product's own, on fake time.
vi.unmock('@/config/limits');
vi.mock('axios', async () => {
  const axios = await vi.importActual<typeof Axios>('axios');
  const { carryThroughStorm } = await import('./storm');
  const create: typeof axios.default.create = (config) =>
    axios.default.create({ ...config, adapter: carryThroughStorm });
  return { ...axios, default: { ...axios.default, create } };
});

/**
 * What a server may refuse with, those first that are least like each other: the gate takes the first of them. A 403 with the flag
 * and a 404 mean more than a refusal, and have tests of their own.
 */
const STATUSES = [503, 401, 409, 400, 403, 413, 422, 429] as const;
const TRIED = STATUSES.slice(0, cases(STATUSES.length, 3));
/** Retries, and what is looked up after them, are over by then, ms. */
const LONG = 60_000;

interface Act {
  /** The call that is refused, as the mock backend's faults name it. */
  readonly call: string;
  readonly run: (visit: Visit) => unknown;
}
const first = (visit: Visit) => visit.partners[0] ?? { conversation: '', profile: '' };
const ownMessage = (visit: Visit) =>
  selectMessages(visit.store.getState(), first(visit).conversation).find(({ from }) => from === 'premium');
const message = (visit: Visit) => {
  const found = ownMessage(visit) ?? selectMessages(visit.store.getState(), first(visit).conversation)[0];
  if (!found) throw new Error('The conversation is empty.');
  return found;
};
const stranger = ({ strangers: [profile = ''] }: Visit) => profile;
const given = ({ db }: Visit) => [...db.likes.values()].find(({ from }) => from === 'premium')?.to ?? '';

const ACTS: Readonly<Record<string, Act>> = {
  like: {
    call: 'POST /api/like.php',
    run: (visit) => visit.store.dispatch(like({ profile: stranger(visit), source: 'search' })),
  },
  unlike: {
    call: 'DELETE /api/like.php',
    run: (visit) => visit.store.dispatch(unlike({ profile: given(visit) })),
  },
  'put aside': {
    call: 'POST /api/pass.php',
    run: (visit) => visit.store.dispatch(putAside({ profile: stranger(visit), kind: 'passed' })),
  },
  'take back who is aside': {
    call: 'DELETE /api/pass.php',
    run: (visit) => visit.store.dispatch(takeAsideBack({ profile: stranger(visit) })),
  },
  'save the profile': {
    call: 'PUT /api/profile.php',
    run: ({ store }) => store.dispatch(saveProfile({ about: 'Never to be saved' })),
  },
  'give consent': { call: 'PUT /api/user.php', run: ({ store }) => store.dispatch(giveConsent()) },
  'save the account': {
    call: 'PUT /api/user.php',
    run: ({ store }) =>
      store.dispatch(saveAccount({ changes: { invisible: true }, idempotencyKey: 'account-1' })),
  },
  'delete the account': {
    call: 'DELETE /api/user.php',
    run: ({ store }) =>
      store.dispatch(deleteAccount({ password: 'demo-password', reason: '', idempotencyKey: 'end-1' })),
  },
  'give a gift': {
    call: 'POST /api/gift.php',
    run: (visit) =>
      visit.store.dispatch(
        giveGift({ profile: first(visit).profile, gift: 'rose', idempotencyKey: 'gift-1' }),
      ),
  },
  react: {
    call: 'PUT /api/reaction.php',
    run: (visit) => visit.store.dispatch(react({ message: message(visit), emoji: '🙂' })),
  },
  'take a message back': {
    call: 'DELETE /api/message.php',
    run: (visit) => visit.store.dispatch(takeBack(message(visit))),
  },
  'pin a conversation': {
    call: 'PUT /api/chats.php',
    run: (visit) =>
      visit.store.dispatch(arrangeConversation({ conversation: first(visit).conversation, pinned: true })),
  },
  'remove a conversation': {
    call: 'DELETE /api/chat.php',
    run: (visit) => visit.store.dispatch(removeChat(first(visit).conversation)),
  },
};

/**
 * What tells of a request, of when something was heard and of what was said about it, not of what it was about. Reactions under way
 * are laid over the messages, which are compared as they are seen.
 */
const TELLS =
  /^(?:request|status|failure|heard_at|tag|settled_at|note|notices|said|query|older|newer|whole_at|last_seen|choices)$/u;

const plain = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (TELLS.test(key) ? undefined : value)));

const seenBy = (visit: Visit): unknown => {
  const state = visit.store.getState();
  return plain([state, selectMessages(state, first(visit).conversation), serverOf(visit)]);
};

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Where two states are not alike, as paths with what stands there. */
function differences(before: unknown, after: unknown, place = ''): string[] {
  if (!isTree(before) || !isTree(after))
    return Object.is(before, after) ? [] : [`${place}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], `${place}/${name}`));
}

const serverOf = ({ db }: Visit): unknown => [
  db.accounts.get('premium')?.credits,
  db.accounts.get('premium')?.status,
  db.accounts.get('premium')?.sensitive_consent,
  db.conversations.size,
  [...db.likes.keys()].length,
  [...db.aside.keys()],
  db.members.get('premium')?.about,
  db.members.get('premium')?.invisible,
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('are as many as SECURITY.md says', () => {
  const acts = Object.keys(ACTS).length;
  const page = readFileSync('SECURITY.md', 'utf8');
  expect(page).toContain(`${acts} acts of a member, each refused in ${STATUSES.length} ways`);
  expect(page).toContain(`${acts * STATUSES.length} times`);
});

describe.each(Object.entries(ACTS))('to %s [AP-02]', (_, { call, run }) => {
  it('changes nothing where the server refuses, whatever it says', async () => {
    const visit = visitInStorm(1);
    await arrive(visit);
    void visit.store.dispatch(openConversation(first(visit).conversation));
    await pass(LONG);
    const before = seenBy(visit);
    for (const status of TRIED) {
      visit.db.faults = [
        {
          id: 'f1',
          match: call,
          kind: 'status',
          status,
          body: { error: 'some_code' },
          ms: null,
          times: null,
          rate: 1,
        },
      ];
      const asked = visit.storm.requests;
      void run(visit);
      await pass(LONG);
      visit.db.faults = [];
      void visit.store.dispatch(fetchUser());
      await pass(LONG);
      expect(visit.storm.requests).toBeGreaterThan(asked + 1);
      expect([status, ...differences(before, seenBy(visit))]).toEqual([status]);
    }
  });
});
