// @vitest-environment jsdom
/** The alerts of a member: what they say, where they lead, and that they stay away once closed. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { loggedIn, selectUser, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { pushDetected, pushOccasionArose, pushSubscribed } from '@/core/push/pushSlice';
import type { User } from '@/domain/model';
import { attemptHeard } from '@/features/payment/paymentSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfileDetails, makeUser } from '@tests/factories/user';
import { MemberAlerts } from './MemberAlerts';

const image = { filename: 'a.webp', thumb_filename: 'b.webp', match: 'c.webp' };
const settled = makeUser({ profile: makeProfileDetails({ main_image: image }) });

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces([]);
});

const attempt = {
  package: 'p2',
  method: 'ideal',
  code: null,
  card: null,
  start_now: false,
  user: settled.id,
  key: 'key-1',
  return_url: '/credits/p2/ideal',
  payment_id: 'p1',
  shown: false,
} as const;

async function open(changes: Partial<User>, at = '/members') {
  const { store } = createTestStore();
  const persistor = await startPersistence(store);
  store.dispatch(loggedIn({ ...settled, ...changes }));
  const view = renderInRouter(
    store,
    <>
      <MemberAlerts />
      <main>
        <h1 tabIndex={-1}>The page</h1>
        <button type="button">Elsewhere</button>
      </main>
    </>,
    at,
  );
  return { store, persistor, view };
}
const alerts = () => screen.queryAllByRole('note').map((one) => one.textContent);

describe('alerts of a member', () => {
  it('remind of the unconfirmed address with what it means, and lead to another address [LY-05, RO-02]', async () => {
    await open({ status: 'not_confirmed' });
    const [alert = document.body] = screen.getAllByRole('note');
    expect(alert.textContent).toContain('Until you do, others may stop replying.');
    expect(await within(alert).findByRole('button', { name: 'Send the e-mail again' })).toBeDefined();
    const change = within(alert).getByRole('link', { name: 'Change address' });
    expect(change.getAttribute('href')).toBe('/settings#email');
  });

  describe('that remind of the unconfirmed address [LY-05]', () => {
    const EMAIL = 'new@example.test';
    const again = () => screen.getByRole('button', { name: 'Send the e-mail again' });
    const isResting = () => again().getAttribute('aria-disabled') === 'true';
    async function newcomer() {
      const backend = createTestBackend({ persona: EMAIL });
      onTestFinished(() => backend.close());
      const page = await open({ id: backend.account(EMAIL).id, email: EMAIL, status: 'not_confirmed' });
      // The code of it comes with the first alert of its kind.
      await screen.findByRole('button', { name: 'Send the e-mail again' });
      const mails = () => backend.db.outbox.filter(({ to }) => to === EMAIL).length;
      return { ...page, backend, mails };
    }

    it('send the e-mail again where they stand', async () => {
      const { mails } = await newcomer();
      const before = mails();
      await userEvent.click(again());
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Sent\./));
      expect(mails()).toBe(before + 1);
      expect(document.activeElement).toBe(again());
    });

    it('wait as long as the server wants, with the button in its place, and then send again', async () => {
      const { backend, store, mails } = await newcomer();
      const place = screen.getByRole('alert');
      await userEvent.click(again());
      await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
      await userEvent.click(again());
      await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
      await userEvent.click(again());
      await waitFor(() => expect(place.textContent).toMatch(/^Too many e-mails sent/));
      expect(isResting()).toBe(true);
      expect(document.activeElement).toBe(again());
      const sent = mails();
      await userEvent.click(again());
      expect(mails()).toBe(sent);

      backend.advance(3_600_000);
      // Any answer tells the time of the server.
      await act(async () => void (await store.dispatch(fetchUser())));
      await waitFor(() => expect(isResting()).toBe(false), { timeout: 3_000 });
      expect(place.textContent).toBe('');
      await userEvent.click(again());
      await waitFor(() => expect(mails()).toBe(sent + 1));
    });

    it('make one e-mail of an answer that got lost and a second press', async () => {
      const { backend, mails } = await newcomer();
      const before = mails();
      backend.fault({ match: 'POST activate.php', kind: 'drop_after_commit' });
      await userEvent.click(again());
      await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''), { timeout: 10_000 });
      backend.db.faults = [];
      await userEvent.click(again());
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Sent\./));
      expect(mails()).toBe(before + 1);
    }, 15_000);

    it('claim nothing, and go, where the address was confirmed on another device', async () => {
      const { backend, store, mails } = await newcomer();
      const before = mails();
      backend.account(EMAIL).status = 'active';
      await userEvent.click(again());
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull());
      expect(selectUser(store.getState())?.status).toBe('active');
      expect(mails()).toBe(before);
      expect(screen.queryByText(/^Sent\./)).toBeNull();
      expect(document.activeElement).not.toBe(document.body);
    });
  });

  it.each([
    ['bounce', /didn’t accept our e-mails/],
    ['fbl', /marked as spam/],
    ['listunsubscribe', /you unsubscribed/],
  ] as const)(
    'say why e-mails are off, except where the page does: %s [LY-05, EN-03]',
    async (reason, text) => {
      const { view } = await open({ disabled_reason: reason });
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByRole('link').getAttribute('href')).toBe('/notifications');
      view.unmount();
      await open({ disabled_reason: reason }, '/notifications');
      expect(alerts()).toEqual([]);
    },
  );

  it('ask for a photo, except where photos are [LY-05]', async () => {
    const profile = makeProfileDetails({ main_image: null });
    const { view } = await open({ profile });
    expect(screen.getByRole('link', { name: 'Add a photo' }).getAttribute('href')).toBe('/profile');
    view.unmount();
    await open({ profile }, '/profile');
    expect(alerts()).toEqual([]);
  });

  it('offer push after its occasion, and leave when it is on [LY-05, ST-17]', async () => {
    const { store } = await open({});
    act(() => void store.dispatch(pushDetected({ capable: true, subscribed: false })));
    expect(alerts()).toEqual([]);
    act(() => void store.dispatch(pushOccasionArose()));
    expect(screen.getByRole('link', { name: 'Notify me' }).getAttribute('href')).toBe('/notifications');
    act(() => void store.dispatch(pushSubscribed({ endpoint: 'https://push.test/1' })));
    expect(alerts()).toEqual([]);
  });

  it('show again when there is another reason, and stay closed for the one they were closed for [ST-06]', async () => {
    const { store, persistor, view } = await open({ disabled_reason: 'bounce' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(alerts()).toEqual([]);
    act(() => void store.dispatch(userReceived({ ...settled, disabled_reason: 'fbl' })));
    expect(screen.getByText(/marked as spam/)).toBeDefined();
    await persistor.flush();
    view.unmount();
    await open({ disabled_reason: 'bounce' });
    expect(alerts()).toEqual([]);
  });

  it('are not closed by who was a member of this browser before [ST-06]', async () => {
    const { store } = await open({ status: 'not_confirmed' });
    const before = Date.parse(settled.signup_date) - 1;
    act(() => void store.dispatch(dismissed({ name: 'activation', at: before })));
    expect(alerts()).toHaveLength(1);
    act(() => void store.dispatch(dismissed({ name: 'activation', at: before + 1 })));
    expect(alerts()).toEqual([]);
  });

  it('tell of an order that was begun after the reminder of another was closed [ST-06]', async () => {
    const { store } = await open({});
    const began_at = Date.parse(settled.signup_date) + 60_000;
    act(() => {
      store.dispatch(attemptHeard({ ...attempt, began_at }));
      store.dispatch(dismissed({ name: 'payment', at: began_at }));
    });
    expect(alerts()).toEqual([]);
    act(() => void store.dispatch(attemptHeard({ ...attempt, payment_id: 'p2', began_at: began_at + 1 })));
    expect(screen.getByRole('link').getAttribute('href')).toContain('payment=p2');
  });

  it('lead to the order with the code that it was made with [LY-05] [VA-09]', async () => {
    const { store } = await open({});
    act(() => void store.dispatch(attemptHeard({ ...attempt, code: 'SUMMER10', began_at: Date.now() })));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/credits/p2/ideal?payment=p1&code=SUMMER10');
  });

  it('tell of an order without calling it unpaid, and leave it to the pages of purchases [LY-05]', async () => {
    for (const at of ['/transactions', '/transactions/p1', '/members']) {
      const { store, view } = await open({}, at);
      act(() => void store.dispatch(attemptHeard({ ...attempt, began_at: Date.now(), shown: true })));
      const said = alerts().map((text) => text?.includes('You have a payment that isn’t complete yet.'));
      expect(said).toEqual(at === '/members' ? [true] : []);
      view.unmount();
    }
  });

  it('stay away over a reload once they were closed; the next one takes the place [LY-05, ST-06]', async () => {
    const user = userEvent.setup();
    const changes: Partial<User> = {
      status: 'not_confirmed',
      disabled_reason: 'bounce',
      profile: makeProfileDetails({ main_image: null }),
    };
    const { persistor, view } = await open(changes);
    expect(alerts()).toHaveLength(2);
    const [first = document.body] = screen.getAllByRole('button', { name: 'Dismiss' });
    await user.click(first);
    await waitFor(() => expect(screen.queryByText(/others may stop replying/)).toBeNull());
    expect(alerts()).toHaveLength(2);
    await persistor.flush();
    view.unmount();
    await open(changes);
    expect(screen.queryByText(/others may stop replying/)).toBeNull();
    expect(screen.getByText(/didn’t accept our e-mails/)).toBeDefined();
  });
});

describe('the keyboard at an alert that goes [LY-05]', () => {
  const three: Partial<User> = {
    status: 'not_confirmed',
    disabled_reason: 'bounce',
    profile: makeProfileDetails({ main_image: null }),
  };
  const closing = () => screen.getAllByRole('button', { name: 'Dismiss' });
  const inAlert = () => document.activeElement?.closest('[role="note"]')?.textContent ?? '';

  it('goes on at the next one to close, and at the heading of the page after the last', async () => {
    const user = userEvent.setup();
    await open(three);
    const [, second = document.body] = closing();
    second.focus();
    await user.keyboard('{Enter}');
    expect(inAlert()).toMatch(/didn’t accept our e-mails/);
    expect(closing()).toContain(document.activeElement);
    await user.keyboard('{Enter}');
    expect(inAlert()).toMatch(/others may stop replying/);
    expect(closing()).toContain(document.activeElement);
    await user.keyboard('{Enter}');
    expect(alerts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stays where it is when it is in none, or in one that stays', async () => {
    const { store } = await open(three);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    act(() => void store.dispatch(userReceived({ ...settled, ...three, status: 'active' })));
    expect(document.activeElement).toBe(elsewhere);
    const link = screen.getByRole('link', { name: 'Add a photo' });
    link.focus();
    act(
      () =>
        void store.dispatch(userReceived({ ...settled, ...three, status: 'active', disabled_reason: null })),
    );
    expect(alerts()).toHaveLength(1);
    expect(document.activeElement).toBe(link);
  });
});
