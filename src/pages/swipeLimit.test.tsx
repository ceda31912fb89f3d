// @vitest-environment jsdom
/** The swipe game without likes, without cards, and for an invisible member, against the mock backend. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import {
  AFTERNOON,
  card,
  click,
  drag,
  given,
  loadPage,
  onCard,
  playSwipeGame,
  press,
} from '@tests/factories/swipe';

const HOUR_MS = 3_600_000;
const LIMIT = 'You’ve used your four likes for today';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function play(prepare?: (made: TestBackend) => void) {
  const opened = await playSwipeGame(prepare);
  ({ backend } = opened);
  return { ...opened, made: opened.backend };
}

async function giveAll() {
  for (let left = 4; left > 0; left -= 1) {
    await card();
    await press('{ArrowRight}');
  }
  await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
}
/** The likes of the day are used up on another device. */
function spendAll({ db }: TestBackend): void {
  const resets_at = AFTERNOON + 8.5 * HOUR_MS;
  db.swipes.set(
    'premium',
    ['a', 'b', 'c', 'd'].map((profile) => ({ profile, resets_at })),
  );
}

const aloud = () => document.querySelector('output.visually-hidden[aria-live]')?.textContent;

describe('four likes a day', () => {
  it('end in the time until more, other ways, and an undo that still works [BX-08, CO-02]', async () => {
    const { made } = await play();
    await giveAll();
    await waitFor(() => expect(made.db.swipes.get('premium')).toHaveLength(4));
    expect((await screen.findAllByText('More likes in 8 hours, 30 minutes')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Try the match finder' }).getAttribute('href')).toBe(
      '/match-finder',
    );
    await press('{Backspace}');
    await screen.findByText(/It still counts for today/);
    await card();
    expect(screen.getByText('0 of 4 likes left today')).toBeDefined();
  });

  it('leave passing possible [CO-02]', async () => {
    const { made } = await play();
    await giveAll();
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking without liking' }));
    const id = await onCard();
    await press('{ArrowLeft}');
    await waitFor(() => expect([...made.db.aside.values()].map(({ whom }) => whom)).toEqual([id]));
    await card();
    await press('{ArrowRight}');
    expect(
      await screen.findByRole('heading', { name: 'You’ve used your four likes for today' }),
    ).toBeDefined();
    expect(made.db.swipes.get('premium')).toHaveLength(4);
  });

  it('begin anew at midnight by the server’s clock [CO-02]', async () => {
    const { made, store } = await play();
    await giveAll();
    await waitFor(() => expect(made.db.swipes.get('premium')).toHaveLength(4));
    made.advance(8 * HOUR_MS);
    await act(() => store.dispatch(fetchUser()));
    expect((await screen.findAllByText('More likes in 30 minutes')).length).toBeGreaterThan(0);
    act(() => screen.getByRole('heading', { name: LIMIT }).focus());
    made.advance(HOUR_MS);
    await act(() => store.dispatch(fetchUser()));
    await waitFor(() => expect(screen.queryByRole('heading', { name: LIMIT })).toBeNull());
    expect(document.activeElement).toBe(await card());
    // Seen, and heard.
    expect(screen.getAllByText(/^4 of 4 likes left today\.?$/)).toHaveLength(2);
  });

  it('are not used up when the fourth did not count: the panel goes, and the card is back [CO-02, BX-08]', async () => {
    const { made } = await play();
    for (let left = 4; left > 1; left -= 1) {
      await card();
      await press('{ArrowRight}');
    }
    await card();
    made.fault({ match: 'POST like.php', kind: 'status', status: 409, body: { error: 'busy' }, times: 1 });
    await press('{ArrowRight}');
    await screen.findByText(/^Your like for .* couldn’t be sent\. The card is back\.$/);
    expect(screen.queryByRole('heading', { name: LIMIT })).toBeNull();
    await card();
    expect(screen.getByText('1 of 4 likes left today')).toBeDefined();
  });

  it('are also used up on another device [CO-02]', async () => {
    const { made } = await play();
    const id = await onCard();
    spendAll(made);
    await press('{ArrowRight}');
    await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
    expect(screen.getByText('0 of 4 likes left today')).toBeDefined();
    expect(given(made, id)).toBe(false);
  });

  it('promise an undo only where there is something to undo [BX-08]', async () => {
    await play();
    await giveAll();
    expect(screen.getByText(/^You can still undo, or keep looking without liking\./)).toBeDefined();
    await loadPage('/swipe-game');
    await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
    expect(screen.getByText(/^You can keep looking without liking\./)).toBeDefined();
    expect(screen.queryByText(/You can still undo/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a like that was undone, with none left', () => {
  it.each(['at once', 'after a reload'])(
    'is given again for free %s, by a card that flies and shows its stamp [BX-08, CO-02]',
    async (when) => {
      const { made } = await play();
      await giveAll();
      await press('{Backspace}');
      const id = await onCard();
      await waitFor(() => expect(given(made, id)).toBe(false));
      if (when === 'after a reload') {
        await loadPage('/swipe-game');
        await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
        await click('Keep looking without liking');
        while ((await onCard()) !== id) await press('{ArrowLeft}');
      }
      const shown = drag(await card(), 160, 0);
      expect(shown.stamp).not.toBe('0');
      await waitFor(() => expect(given(made, id)).toBe(true));
      expect(made.db.swipes.get('premium')).toHaveLength(4);
      expect(await onCard()).not.toBe(id);
      expect(screen.queryByRole('heading', { name: 'You’ve used your four likes for today' })).toBeNull();
    },
  );

  it('is free for nobody else: their card springs back, without the stamp of a like [CO-02]', async () => {
    const { made } = await play(spendAll);
    await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
    await click('Keep looking without liking');
    const id = await onCard();
    expect(drag(await card(), 160, 0).stamp).toBe('0');
    await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
    expect(given(made, id)).toBe(false);
  });
});

describe('the end of the day’s likes, read aloud [BX-20]', () => {
  const GIVEN = 'You’ve used your four likes for today. More likes in 8 hours, 30 minutes.';

  it('is said once, with the time as it was then', async () => {
    const { made, store } = await play();
    await giveAll();
    await waitFor(() => expect(aloud()).toMatch(/^You like .+\. 0 likes left\. /));
    await waitFor(() => expect(aloud()).toContain(GIVEN));
    made.advance(HOUR_MS);
    await act(() => store.dispatch(fetchUser()));
    expect((await screen.findAllByText('More likes in 7 hours, 30 minutes')).length).toBeGreaterThan(0);
    expect(aloud()).toContain(GIVEN);
  });

  it('is followed by nothing that is over when the member looks on', async () => {
    await play();
    await giveAll();
    await click('Keep looking without liking');
    expect(document.activeElement).toBe(await card());
    expect(aloud()).toBe('');
    await press('{ArrowRight}');
    await waitFor(() => expect(aloud()).toBe(GIVEN));
  });

  it('on another device leaves no other number of likes in the air', async () => {
    const { made } = await play();
    await card();
    spendAll(made);
    await press('{ArrowRight}');
    await screen.findByRole('heading', { name: 'You’ve used your four likes for today' });
    await waitFor(() => expect(aloud()).toBe(GIVEN));
  });

  it('is said when the visit begins with it, too', async () => {
    await play(spendAll);
    await waitFor(() => expect(aloud()).toBe(GIVEN));
  });
});

describe('without a card', () => {
  it('says that the cards did not come, and asks again on request [SC-14] [BX-20]', async () => {
    await play(({ fault }) => fault({ match: 'GET swipe.php', kind: 'wrong_shape', times: 1 }));
    await screen.findByText('The cards couldn’t be loaded.');
    await click('Try again');
    expect(await card()).toBeDefined();
    await headingHasFocus(/./);
  });

  it('says that everybody has been seen, and what helps [SC-14]', async () => {
    const { made } = await play(({ db }) => {
      for (const member of db.members.values()) Object.assign(member, { country: 'NL' });
      Object.assign(db.members.get('premium') ?? {}, { country: 'BE' });
      Object.assign(db.members.get('elena') ?? {}, { country: 'BE' });
    });
    expect(await onCard()).toBe('elena');
    const link = await card();
    act(() => link.focus());
    await press('{ArrowLeft}');
    const heading = await screen.findByRole('heading', { name: 'You’ve seen everyone for now' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(aloud()).toMatch(/^You passed on Elena\. You’ve seen everyone for now\.$/));
    expect(screen.getByRole('link', { name: 'See who you passed on' }).getAttribute('href')).toBe(
      '/likes?list=passed',
    );
    await waitFor(() => expect(made.db.aside.size).toBe(1));
    await press('{Backspace}');
    expect(await onCard()).toBe('elena');
  });
});

describe('an invisible member', () => {
  it('is told to make the first move, and can [ST-02]', async () => {
    const { made } = await play(({ db }) =>
      Object.assign(db.members.get('premium') ?? {}, { invisible: true }),
    );
    const id = await onCard();
    expect(screen.getByText(/^You’re invisible/)).toBeDefined();
    await press('{ArrowRight}');
    await waitFor(() => expect(given(made, id)).toBe(true));
  });

  it('hears of a refusal that nobody has foreseen [ST-05]', async () => {
    await play(({ fault }) =>
      fault({ match: 'POST like.php', kind: 'status', status: 409, body: { error: 'surprise' } }),
    );
    await card();
    await press('{ArrowRight}');
    expect(await screen.findByText(/couldn’t be sent\. The card is back\.$/)).toBeDefined();
  });
});
