// @vitest-environment jsdom
/** The mail that confirms an address, against the mock backend. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedOut, selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { ConfirmEmail } from './ConfirmEmail';
import { resendMail } from './joinThunks';

const ME = 'new@example.test';
const OTHER = 'marek.elsewhere@example.test';
let backend: TestBackend;

beforeEach(async () => {
  sessionStorage.clear();
  backend = createTestBackend({ persona: ME });
  await startI18n('en');
  await loadNamespaces(['join']);
});
afterEach(() => {
  backend.close();
});

function Screen() {
  const user = useAppSelector(selectUser);
  return user && <ConfirmEmail user={user} onwardTo="/members/m7" />;
}

async function open() {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  const show = () => renderInRouter(store, <Screen />);
  return { store, show, view: show() };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const mailsTo = (email: string) => backend.db.outbox.filter(({ to }) => to === email).length;
const isWaiting = () => button('Send the e-mail again').getAttribute('aria-disabled') === 'true';

async function changeTo(email: string) {
  await press('Use another address');
  await userEvent.type(await screen.findByLabelText('New e-mail address'), email);
  await press('Send the e-mail there');
}

describe('the screen that asks for the confirmation', () => {
  it('names the address, the mail, the spam folder, and what it means not to confirm [ST-04, RO-02]', async () => {
    await open();
    expect(screen.getByText(ME).tagName).toBe('STRONG');
    expect(screen.getByText(/Its subject is “Confirm your e-mail”/)).toBeDefined();
    expect(screen.getByText(/spam or junk/)).toBeDefined();
    expect(
      screen.getByText('Until your address is confirmed, others may stop replying to you.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Look around first' }).getAttribute('href')).toBe('/members/m7');
  });

  it('sends the mail again, and then only after a minute by the clock of the server [ST-04]', async () => {
    const { store, show, view } = await open();
    const before = mailsTo(ME);
    await press('Send the e-mail again');
    expect(await screen.findByText(`An e-mail is on its way to ${ME}.`)).toBeDefined();
    expect(mailsTo(ME)).toBe(before + 1);
    expect(screen.getByText(/^You can ask for another one in (60|5\d) seconds\.$/)).toBeDefined();

    await press('Send the e-mail again');
    expect(mailsTo(ME)).toBe(before + 1);
    view.unmount();
    show();
    expect(isWaiting()).toBe(true);

    backend.advance(61_000);
    await act(async () => void (await store.dispatch(fetchUser())));
    await waitFor(() => expect(isWaiting()).toBe(false));
    await press('Send the e-mail again');
    await waitFor(() => expect(mailsTo(ME)).toBe(before + 2));
  });

  it('says how many minutes to wait when the server has had enough [ST-04]', async () => {
    await open();
    const mail = backend.db.outbox.find(({ to }) => to === ME);
    if (mail === undefined) throw new Error('No mail went out');
    const sent_at = new Date(Date.now() + backend.db.clock.offset_ms).toISOString();
    for (const id of ['a', 'b', 'c', 'd']) backend.db.outbox.push({ ...mail, id, sent_at });
    await press('Send the e-mail again');
    const said = await screen.findByText('We can’t send any more e-mails for now.');
    // Whoever cannot see the countdown hears it, once.
    expect(said.closest('[aria-live=polite]')).not.toBeNull();
    expect(screen.getByText(/^You can ask for another one in \d\d minutes\.$/)).toBeDefined();
    expect(isWaiting()).toBe(true);
  });

  it('says that a mail could not be sent, and sends it on the next press [ER-01]', async () => {
    backend.fault({ match: 'POST activate.php', kind: 'status', status: 400 });
    await open();
    await press('Send the e-mail again');
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    backend.db.faults = [];
    await press('Send the e-mail again');
    expect(await screen.findByText(`An e-mail is on its way to ${ME}.`)).toBeDefined();
  });

  it('says that an address is not confirmed yet', async () => {
    await open();
    await press('I’ve confirmed it');
    expect(await screen.findByText(/^Your address isn’t confirmed yet\./)).toBeDefined();
  });
});

describe('another address [VA-04]', () => {
  it.each([
    ['marek@', 'New email adress is invalid.'],
    ['free@example.test', 'This email address already owns an account on this website.'],
  ])('%s is refused at its field', async (email, text) => {
    await open();
    await changeTo(email);
    expect(await screen.findByText(text)).toBeDefined();
    const field = screen.getByLabelText('New e-mail address');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
    expect(screen.getByText(ME)).toBeDefined();
  });

  it('is suggested where a provider is nearly spelt [VA-03]', async () => {
    await open();
    await press('Use another address');
    await userEvent.type(await screen.findByLabelText('New e-mail address'), 'marek@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'marek@gmail.com' }));
    expect(screen.getByLabelText('New e-mail address')).toHaveProperty('value', 'marek@gmail.com');
  });

  it('is asked for with the focus in its field, which goes back to the button after it', async () => {
    await open();
    await press('Use another address');
    const field = await screen.findByLabelText('New e-mail address');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await press('Keep the old one');
    expect(document.activeElement).toBe(button('Use another address'));
    await changeTo(OTHER);
    await screen.findByText(`An e-mail is on its way to ${OTHER}.`);
    expect(document.activeElement).toBe(button('Use another address'));
  });

  it('gets the mail, and the old one stays until its link is opened', async () => {
    const { show, view } = await open();
    await changeTo(OTHER);
    expect(await screen.findByText(`An e-mail is on its way to ${OTHER}.`)).toBeDefined();
    expect(
      screen.getByText(new RegExp(`Until you open the link in it, your address stays ${ME}`)),
    ).toBeDefined();
    expect(mailsTo(OTHER)).toBe(1);
    expect(backend.account(ME).email).toBe(ME);
    view.unmount();
    show();
    expect(screen.getByText(OTHER)).toBeDefined();
  });

  it('gets the next mail, too', async () => {
    const { store } = await open();
    await changeTo(OTHER);
    await screen.findByText(`An e-mail is on its way to ${OTHER}.`);
    backend.advance(61_000);
    await act(async () => void (await store.dispatch(fetchUser())));
    await waitFor(() => expect(isWaiting()).toBe(false));
    await press('Send the e-mail again');
    await waitFor(() => expect(mailsTo(OTHER)).toBe(2));
  });

  describe('once too many were tried', () => {
    const MANY = ['one@example.test', 'two@example.test', 'three@example.test'];
    const WAIT = /You can ask for another one in (60|59) minutes\.$/;
    const submitButton = () => button('Send the e-mail there');
    const type = async (email: string) => {
      const field = screen.getByLabelText('New e-mail address');
      await userEvent.clear(field);
      await userEvent.type(field, email);
    };
    const pastThePause = async ({ store }: Awaited<ReturnType<typeof open>>) => {
      backend.advance(3_600_000);
      await act(async () => void (await store.dispatch(fetchUser())));
    };
    async function tryMany() {
      const page = await open();
      for (const email of MANY) {
        await changeTo(email);
        await screen.findByText(`An e-mail is on its way to ${email}.`);
      }
      return page;
    }

    it('waits as long as the server says, and says so, over a reload, too [ST-04]', async () => {
      const page = await tryMany();
      await changeTo(OTHER);
      expect(await screen.findByText('We can’t send any more e-mails for now.')).toBeDefined();
      expect(mailsTo(OTHER)).toBe(0);
      expect(screen.getAllByText(WAIT).length).toBeGreaterThan(0);
      expect(submitButton().getAttribute('aria-disabled')).toBe('true');
      await press('Send the e-mail there');
      expect(screen.getByText('We can’t send any more e-mails for now.')).toBeDefined();

      page.view.unmount();
      page.show();
      await press('Use another address');
      await screen.findByLabelText('New e-mail address');
      await type(OTHER);
      expect(submitButton().getAttribute('aria-disabled')).toBe('true');
      expect(isWaiting()).toBe(true);

      await pastThePause(page);
      await waitFor(() => expect(submitButton().getAttribute('aria-disabled')).toBeNull());
      expect(screen.queryByText(WAIT)).toBeNull();
      await press('Send the e-mail there');
      expect(await screen.findByText(`An e-mail is on its way to ${OTHER}.`)).toBeDefined();
    });

    it('sends none to the address that waits either, and says how long [ST-04]', async () => {
      const page = await tryMany();
      backend.advance(61_000);
      await act(async () => void (await page.store.dispatch(fetchUser())));
      await waitFor(() => expect(isWaiting()).toBe(false));
      await press('Send the e-mail again');
      expect(await screen.findByText('We can’t send any more e-mails for now.')).toBeDefined();
      expect(screen.getByText('You can ask for another one in 59 minutes.')).toBeDefined();
      expect(isWaiting()).toBe(true);
      expect(mailsTo('three@example.test')).toBe(1);
    });

    it('leaves the way back to the old one open', async () => {
      await tryMany();
      await changeTo(OTHER);
      await screen.findByText('We can’t send any more e-mails for now.');
      await type(ME);
      expect(submitButton().getAttribute('aria-disabled')).toBeNull();
      await press('Send the e-mail there');
      expect(await screen.findByText(`An e-mail is on its way to ${ME}.`)).toBeDefined();
    });
  });

  it('may be the old one again', async () => {
    await open();
    await changeTo(OTHER);
    await screen.findByText(`An e-mail is on its way to ${OTHER}.`);
    await changeTo(ME);
    expect(await screen.findByText(`An e-mail is on its way to ${ME}.`)).toBeDefined();
    expect(screen.getByText(/Its subject is “Confirm your e-mail”/)).toBeDefined();
  });
});

it('a late answer brings nobody back who has logged out, and leaves no address in the browser [RO-05]', async () => {
  const { store } = await open();
  await changeTo(OTHER);
  act(() => {
    store.dispatch(loggedOut({ by: 'tab' }));
    sessionStorage.clear();
  });
  await waitFor(() => expect(mailsTo(OTHER)).toBe(1));
  const late = await store.dispatch(resendMail({ idempotencyKey: 'k' }));
  expect(resendMail.rejected.match(late)).toBe(true);
  expect(selectLoggedIn(store.getState())).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
