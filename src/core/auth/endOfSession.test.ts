// @vitest-environment jsdom
/** What ends a session in the request layer, and what does not. */
import { describe, expect, it } from 'vitest';
import { sessionSignal } from '@/api/session';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { creditsChanged, loggedIn, loggedOut, userReceived } from './authSlice';

const elena = makeUser({ id: 'elena' });
const marek = makeUser({ id: 'marek' });

const STARTS = {
  'nobody knows yet': [],
  'a visitor': [userReceived(null)],
  elena: [loggedIn(elena)],
};
type Start = keyof typeof STARTS;

describe('the session of requests [BX-28]', () => {
  it.each<[Start, string, Parameters<ReturnType<typeof createTestStore>['store']['dispatch']>[0]]>([
    ['nobody knows yet', 'a log-in', loggedIn(elena)],
    ['a visitor', 'a log-in', loggedIn(elena)],
    ['a visitor', 'a log-in in another tab', userReceived(elena)],
    ['nobody knows yet', 'a log-out in another tab', loggedOut({ by: 'tab' })],
    ['a visitor', 'a log-out in another tab', loggedOut({ by: 'tab' })],
    ['elena', 'her log-out', loggedOut({ by: 'member' })],
    ['elena', 'the end of her session', loggedOut({ by: 'expiry' })],
    ['elena', 'a log-in of somebody else', loggedIn(marek)],
    ['elena', 'somebody else’s word', userReceived(marek)],
  ])('of %s ends with %s', (start, _, action) => {
    const { store } = createTestStore();
    STARTS[start].forEach((step) => store.dispatch(step));
    const before = sessionSignal();
    store.dispatch(action);
    expect(before.aborted).toBe(true);
  });

  it.each<[Start, string, Parameters<ReturnType<typeof createTestStore>['store']['dispatch']>[0]]>([
    ['nobody knows yet', 'the first answer, a visitor', userReceived(null)],
    ['nobody knows yet', 'the first answer, a member', userReceived(elena)],
    ['a visitor', 'the same again', userReceived(null)],
    ['elena', 'the same member again', userReceived({ ...elena, credits: 3 })],
    ['elena', 'her log-in once more', loggedIn(elena)],
    ['elena', 'another balance', creditsChanged(7)],
  ])('of %s goes on after %s', (start, _, action) => {
    const { store } = createTestStore();
    STARTS[start].forEach((step) => store.dispatch(step));
    const before = sessionSignal();
    store.dispatch(action);
    expect(before.aborted).toBe(false);
  });

  it('has ended when effects of the change ask for more', () => {
    const { store, startListening } = createTestStore();
    const asked: AbortSignal[] = [];
    startListening({ actionCreator: loggedIn, effect: () => void asked.push(sessionSignal()) });
    store.dispatch(loggedIn(elena));
    expect(asked).toEqual([sessionSignal()]);
    expect(asked[0]?.aborted).toBe(false);
  });
});
