// @vitest-environment jsdom
/** /profile in the whole application. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import { renderApp } from '@tests/journeys/renderApp';
import { settled } from '@tests/journeys/settled';

const PREMIUM = 'premium@example.test';
let backend: TestBackend | undefined;
afterEach(async () => {
  await settled();
  backend?.close();
});

async function open(address: string, prepare?: (made: TestBackend) => void) {
  const app = await renderApp(address, { persona: PREMIUM, ...(prepare && { prepare }) });
  backend = app.backend;
  return app;
}
/** The heading of a part, once all of it is there. */
async function heading(name: string) {
  const found = await screen.findByRole('heading', { level: 1, name });
  await settled();
  return found;
}
const account = () => within(screen.getByRole('navigation', { name: 'My profile and account' }));

describe('the page of the own profile [RT-09]', () => {
  it.each([
    ['/profile', 'Your photos'],
    ['/profile?part=nonsense', 'Your photos'],
    ['/profile?part=about', 'About you'],
    ['/profile?part=interests', 'Your interests'],
  ])('%s is "%s"', async (address, name) => {
    await open(address);
    expect(await heading(name)).toBeDefined();
  });

  it('goes to the heading of another part, and keeps what was typed on the way', async () => {
    await open('/profile?part=about');
    await heading('About you');
    await userEvent.clear(screen.getByLabelText('First name or nickname'));
    await userEvent.type(screen.getByLabelText('First name or nickname'), 'Mark');
    await userEvent.click(account().getByRole('link', { name: 'Interests' }));
    const title = await heading('Your interests');
    await waitFor(() => expect(document.activeElement).toBe(title));
    await userEvent.click(account().getByRole('link', { name: 'About me' }));
    await heading('About you');
    expect(screen.getByLabelText('First name or nickname')).toHaveProperty('value', 'Mark');
  });

  it('shows date of birth and gender as fixed, with the way to customer service [EN-01]', async () => {
    await open('/profile?part=about');
    await heading('About you');
    expect(screen.getByText('Man', { selector: 'dd' })).toBeDefined();
    expect(screen.getByText(/\(36 years old\)/, { selector: 'dd' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toBe('/service');
    expect(screen.queryByLabelText('Gender')).toBeNull();
  });

  it('says what the settings show besides [EN-07]', async () => {
    await open('/profile?part=about', ({ db }) => {
      db.settings.visible_profile_notes = ['online', 'email_confirmed'];
    });
    await heading('About you');
    const notes = within(screen.getByRole('region', { name: 'What members also see' }));
    expect(notes.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
      'whether you are online',
      'that your e-mail is confirmed',
    ]);
  });

  it('leaves out the parts that nobody would see [EN-07]', async () => {
    await open('/profile?part=about', ({ db }) => {
      db.settings.visible_profile_fields = ['about'];
    });
    await heading('About you');
    expect(screen.getByRole('region', { name: 'In your own words' })).toBeDefined();
    for (const hidden of ['Looks', 'Relationship', 'Languages'])
      expect(screen.queryByRole('region', { name: hidden })).toBeNull();
  });

  it('shows the photos at the address of interests that nobody would see [EN-07]', async () => {
    await open('/profile?part=interests', ({ db }) => {
      db.settings.visible_profile_fields = ['about'];
    });
    await heading('Your photos');
    expect(account().getByRole('link', { name: 'Photos' }).getAttribute('aria-current')).toBe('page');
    expect(account().queryByRole('link', { name: 'Interests' })).toBeNull();
  });
});

describe('the preview', () => {
  it('shows the profile as others see it, says so and leads back', async () => {
    await open('/profile?part=preview');
    await heading('Marek, 36');
    expect(screen.getByText('This is how others see you.')).toBeDefined();
    expect(await screen.findByText(/bad jokes told well/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'In common' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Back to editing' }));
    expect(await heading('About you')).toBeDefined();
  });

  it('leaves out photos that are still being checked, and says so', async () => {
    await open('/profile?part=preview', (made) => {
      const [, second] = made.db.members.get(made.account(PREMIUM).id)?.photos ?? [];
      if (second) second.status = 'checking';
    });
    expect(await screen.findByText(/1 photo is still being checked and isn’t shown yet/)).toBeDefined();
    const photos = within(screen.getByRole('region', { name: 'Photos of Marek' }));
    expect(photos.getByRole('img', { name: 'Photo 1 of 1' })).toBeDefined();
    expect(screen.queryByText(/^\d+ photos$/)).toBeNull();
  });

  it('shows the newest words at once', async () => {
    await open('/profile?part=preview');
    await screen.findByText(/bad jokes told well/);
    await userEvent.click(screen.getByRole('link', { name: 'Back to editing' }));
    const about = await screen.findByLabelText('A few sentences about you');
    await userEvent.clear(about);
    await userEvent.type(about, 'New words.');
    const part = within(screen.getByRole('region', { name: 'In your own words' }));
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    await part.findByText('Saved.');
    await userEvent.click(screen.getByRole('link', { name: 'Preview' }));
    expect(await screen.findByText(/New words\./)).toBeDefined();
  });

  it('says when it does not load, and tries again, with the focus at its heading [BX-20]', async () => {
    await open('/profile?part=preview', (made) =>
      made.fault({ match: 'GET member.php', kind: 'status', status: 400 }),
    );
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    if (backend) backend.db.faults = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/bad jokes told well/)).toBeDefined();
    await headingHasFocus(/^Marek, /);
  });
});
