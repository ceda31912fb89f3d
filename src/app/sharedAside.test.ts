// @vitest-environment jsdom
/** What tabs of one browser tell each other of members put aside, against the mock backend. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { USER_CHANNEL } from '@/config/storageKeys';
import { selectIsAside } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import { memberBack } from '@/core/aside/memberTurns';
import { putAside as putAsideByRule } from '@mocks/rules/aside';
import { backedBrowser, openBackedTab } from '@tests/factories/backedTabs';
import { TestChannel } from '@tests/factories/channel';
import { addSharedAside } from './sharedAside';

const { backend } = backedBrowser('premium@example.test');

async function openTab({ aside = true } = {}) {
  const tab = await openBackedTab({
    listen: addSharedAside,
    pending: fetchAside.pending,
    ask: aside ? (dispatch) => dispatch(fetchAside()) : undefined,
  });
  /** Who is told to be back. */
  const back = vi.fn<(id: string) => void>();
  tab.startListening({ actionCreator: memberBack, effect: ({ payload }) => back(payload) });
  return { ...tab, back };
}
/** Long enough for a busy machine. */
const soon = (look: () => void) => vi.waitFor(look, { timeout: 8_000 });
const isAside = (tab: Awaited<ReturnType<typeof openTab>>) => selectIsAside(tab.getState(), 'amara');

describe('members put aside in several tabs [BX-28, ST-16]', () => {
  it('are aside in all of them, and back in all of them, within a second', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.dispatch(putAside({ profile: 'amara', kind: 'hidden' }));
    await soon(() => expect(isAside(two)).toBe(true));
    await two.dispatch(takeBack({ profile: 'amara' }));
    await soon(() => expect(isAside(one)).toBe(false));
  });

  it('are known to the others also when the answer got lost', async () => {
    const [one, two] = [await openTab(), await openTab()];
    backend().fault({ match: 'POST pass.php', kind: 'drop_after_commit', times: 9 });
    await one.dispatch(putAside({ profile: 'amara', kind: 'passed' }));
    await soon(() => expect(isAside(two)).toBe(true));
  });

  it('are asked for once for many that follow each other', async () => {
    const [one, two] = [await openTab(), await openTab()];
    for (const profile of ['amara', 'elena', 'nora']) {
      const mark = { by: 'premium', whom: profile, kind: 'passed', at: 0 } as const;
      putAsideByRule(backend().db, mark);
      one.dispatch(putAside.fulfilled(null, profile, { profile, kind: 'passed' }));
    }
    await soon(() => expect(selectIsAside(two.getState(), 'nora')).toBe(true));
    expect(two.asked).toHaveBeenCalledOnce();
  });

  it('are known also where no page has asked for them: search and game leave them out', async () => {
    const [one, two] = [await openTab(), await openTab({ aside: false })];
    await one.dispatch(putAside({ profile: 'amara', kind: 'hidden' }));
    await soon(() => expect(isAside(two)).toBe(true));
  });

  it('are told by name when they are back, as the game may deal them again', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.dispatch(putAside({ profile: 'amara', kind: 'passed' }));
    await soon(() => expect(isAside(two)).toBe(true));
    await one.dispatch(takeBack({ profile: 'amara' }));
    await soon(() => expect(two.back.mock.calls).toEqual([['amara']]));
  });

  it('are told by name whichever answer says so, and by none that a later question has overtaken', async () => {
    putAsideByRule(backend().db, { by: 'premium', whom: 'amara', kind: 'passed', at: 0 });
    const tab = await openTab();
    tab.dispatch(fetchAside.pending('early'));
    tab.dispatch(fetchAside.pending('late'));
    tab.dispatch(fetchAside.fulfilled([], 'early'));
    expect(tab.back).not.toHaveBeenCalled();
    tab.dispatch(fetchAside.fulfilled([], 'late'));
    expect(tab.back.mock.calls).toEqual([['amara']]);
  });

  it('are not asked for for another account, and for what is no such message', async () => {
    const tab = await openTab();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const channel = new TestChannel(USER_CHANNEL);
    for (const message of [{ asideOf: 'somebody-else' }, { asideOf: 7 }, 'asideOf', null])
      channel.postMessage(message);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.asked).not.toHaveBeenCalled();
    channel.postMessage({ asideOf: 'premium' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.asked).toHaveBeenCalledOnce();
  });
});
