// @vitest-environment jsdom
/** Navigation and layouts of the whole application, for visitors and members. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { renderApp } from './renderApp';
import { settled } from './settled';

const PREMIUM = 'premium@example.test';
const FREE = 'free@example.test';
const NEW = 'new@example.test';
let backend: TestBackend | undefined;

async function open(...visit: Parameters<typeof renderApp>) {
  const app = await renderApp(...visit);
  backend = app.backend;
  return app;
}
afterEach(() => backend?.close());

const topBar = () => screen.findByRole('banner');
/** A member's own bar, not the bare one that stands in for it at first. */
const memberBar = async () => {
  await screen.findByRole('button', { name: /^Your account/ });
  return screen.getByRole('banner');
};
const account = (name: string, credits: number) => (made: TestBackend) => {
  const found = [...made.db.accounts.values()].find(({ email }) => email === name);
  if (found) found.credits = credits;
};

describe('a visitor', () => {
  it('finds a log-in button, no member places [NV-04]', async () => {
    await open('/faq');
    const bar = within(await topBar());
    expect((await bar.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login');
    expect(bar.queryByRole('link', { name: /Messages/ })).toBeNull();
  });

  it('finds all legal and help pages in the footer, and who runs the site [NV-07] [LY-01]', async () => {
    await open('/faq');
    const footer = await screen.findByRole('contentinfo');
    const links = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/terms',
        '/privacy',
        '/cookies',
        '/ban',
        '/pricing',
        '/complaints',
        '/return-policy',
        '/faq',
        '/service',
        '/service#company',
        'tel:+31100000000',
      ]),
    );
    expect(footer.textContent).toContain('18 and over');
  });

  it('reads the note for the United States in English only [LY-05]', async () => {
    const english = await open('/faq');
    expect((await screen.findByRole('contentinfo')).textContent).toContain('background checks');
    await settled();
    english.view.unmount();
    english.backend.close();
    await open('/faq', { locale: 'de' });
    expect((await screen.findByRole('contentinfo')).textContent).not.toContain('background checks');
  });

  it('reads for whom the site is at the log-in, too, which has no footer of links [RT-17]', async () => {
    await open('/login');
    const line = within(await screen.findByRole('contentinfo'));
    expect(line.getByText('18+')).toBeDefined();
    expect(line.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  });

  it('meets the 404 page at an unknown address, with the way home and the one to the support [RT-19] [ER-19]', async () => {
    await open('/no/such/page');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page could not be found' }),
    ).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    expect(main.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/service');
  });

  it('meets the same page at a short token, which is no one-time link [RT-18]', async () => {
    await open('/hello');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page could not be found' }),
    ).toBeDefined();
  });
});

describe('a member', () => {
  it('finds search, messages and likes with what is new, and credits when paying [NV-01] [NV-02]', async () => {
    await open('/faq', { persona: PREMIUM });
    const bar = within(await memberBar());
    expect((await bar.findByRole('link', { name: 'Search' })).getAttribute('href')).toBe('/members');
    expect((await bar.findByRole('link', { name: /^Messages \d+ unread$/ })).getAttribute('href')).toBe(
      '/chats',
    );
    expect((await bar.findByRole('link', { name: /^Likes/ })).getAttribute('href')).toBe('/likes');
    const credits = bar.getByRole('link', { name: /^Credits/ });
    expect(credits.getAttribute('href')).toBe('/credits');
    // The balance, and no badge while there is plenty.
    expect(credits.textContent).toContain('120');
    expect(credits.querySelector('.badge-n')).toBeNull();
  });

  it.each([
    [7, 'warning'],
    [0, 'danger'],
  ])('sees a badge at %i credits, in the colour of a %s [NV-02]', async (credits, tone) => {
    await open('/faq', { persona: PREMIUM, prepare: account(PREMIUM, credits) });
    const link = await within(await memberBar()).findByRole('link', { name: new RegExp(`${credits} left$`) });
    expect(link.querySelector(`.badge-n-${tone}`)?.textContent).toBe(String(credits));
  });

  it('is offered premium while free [NV-01]', async () => {
    await open('/faq', { persona: FREE });
    const link = await within(await memberBar()).findByRole('link', { name: /Premium/ });
    expect(link.getAttribute('href')).toBe('/premium');
  });

  it('opens the account menu: profile, settings, log out, under the own name [NV-03]', async () => {
    const user = userEvent.setup();
    await open('/faq', { persona: PREMIUM });
    await user.click(await screen.findByRole('button', { name: /^Your account/ }));
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
    expect(menu.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeDefined();
  });

  it('is reminded of the unconfirmed address, and can have the mail again [LY-05] [RO-02]', async () => {
    const user = userEvent.setup();
    const { backend: made } = await open('/faq', { persona: NEW });
    const alerts = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(alerts.getByText(/others may stop replying/)).toBeDefined();
    const before = made.db.outbox.length;
    await user.click(await alerts.findByRole('button', { name: 'Send the e-mail again' }));
    await alerts.findByText('Sent. Check your spam folder too.');
    expect(made.db.outbox.length).toBe(before + 1);
  });
});
