// @vitest-environment jsdom
/** The home page: what it promises of first messages, and whom it shows, by the settings. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import HomePage from './HomePage';
import { HomeMembers } from './parts/HomeMembers';

let backend: TestBackend;
beforeEach(async () => {
  // Members near by come when they are scrolled to.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await startI18n('en');
  await loadNamespaces(['home', 'members']);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

it.each([
  [3, /Your first messages are free/, /Sending them costs credits/],
  [0, /Sending them costs credits/, /Your first messages are free/],
])(
  'promises first messages only where whoever joins gets credits: %i [NV-09] [RT-01]',
  async (credits, said, unsaid) => {
    backend.db.settings.signup_credits = credits;
    await openHelp(<HomePage />, '/');
    await act(() => settled());
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.queryByText(unsaid)).toBeNull();
  },
);

describe('the members of the home page [RT-01] [ST-20]', () => {
  /** Who is shown, in their order. */
  async function shown(persona?: string) {
    if (persona !== undefined) {
      backend.close();
      backend = createTestBackend({ persona });
    }
    await openHelp(<HomeMembers />, '/');
    const list = await screen.findByRole('list', { name: 'Who you could say hello to' });
    const ids = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '');
    return ids.map((id) => backend.db.members.get(id));
  }

  it('are women and men in turn for a visitor, of whom nothing is known', async () => {
    const genders = (await shown()).map((member) => member?.gender);
    expect(genders).toEqual(Array.from({ length: 4 }, () => ['female', 'male']).flat());
  });

  it('are those whom the niche of the site speaks of', async () => {
    backend.db.settings.niche = 7;
    const members = await shown();
    expect(members.length).toBeGreaterThan(0);
    expect(members.every((member) => member?.gender === 'male')).toBe(true);
  });

  it('are those whom a member looks for', async () => {
    const members = await shown('premium@example.test');
    // A man who looks for women.
    expect(members.map((member) => member?.gender)).toEqual(Array.from({ length: 8 }, () => 'female'));
  });

  it('are said not to have come when the settings do not, instead of places for ever [SC-14]', async () => {
    backend.fault({ match: 'GET settings.php', kind: 'wrong_shape' });
    await openHelp(<HomePage />, '/');
    expect(await screen.findByText('The members couldn’t be loaded.')).toBeDefined();
  });

  it('can be asked for again, with the focus at the heading of the page [SC-14] [BX-20]', async () => {
    backend.fault({ match: 'GET members.php', kind: 'wrong_shape' });
    await openHelp(
      <main>
        <h1 tabIndex={-1}>Home</h1>
        <HomeMembers />
      </main>,
      '/',
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.db.faults = [];
    await userEvent.click(again);
    await headingHasFocus('Home');
    expect(await screen.findByRole('list', { name: 'Who you could say hello to' })).toBeDefined();
  });
});
