// @vitest-environment jsdom
/** The landers where nobody can join: no word on them says otherwise. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitLander } from '@tests/factories/landers';
import type { TestedLander } from '@tests/factories/landers';
import { required } from '@tests/factories/required';
import AloneTonightLanderPage from './AloneTonightLanderPage';
import CollageLanderPage from './CollageLanderPage';
import GalleryLanderPage from './GalleryLanderPage';
import IconsLanderPage from './IconsLanderPage';
import MapLanderPage from './MapLanderPage';
import SocialNetworkLanderPage from './SocialNetworkLanderPage';
import TinderSwipeLanderPage from './TinderSwipeLanderPage';
import TransitionsVideoLanderPage from './TransitionsVideoLanderPage';
import VideoLanderPage from './VideoLanderPage';

const SOCIAL = { route: 'socialnetwork', texts: 'socialnetwork', page: SocialNetworkLanderPage } as const;
const LANDERS = [
  { route: 'alonetonight', texts: 'alonetonight', page: AloneTonightLanderPage },
  { route: 'collagelanding', texts: 'collagelanding', page: CollageLanderPage },
  { route: 'gallery', texts: 'gallery', page: GalleryLanderPage },
  { route: 'iconslanding', texts: 'iconslanding', page: IconsLanderPage },
  { route: 'maplanding', texts: 'maplanding', page: MapLanderPage },
  SOCIAL,
  { route: 'tinderswipe', texts: 'tinderswipe', page: TinderSwipeLanderPage },
  { route: 'transitionsvideolanding', texts: 'transitionsvideolanding', page: TransitionsVideoLanderPage },
  { route: 'video', texts: 'video', page: VideoLanderPage },
] as const satisfies readonly TestedLander[];
const EACH = LANDERS.map((lander) => [lander.route, lander] as const);
const SHUT = 'You need an invitation to sign up right now.';
/** The search open, so that landers that show members show them. */
const OPEN_SEARCH = { logged_out_search: 'all' } as const;
/** What a page says to somebody who can join. */
const INVITES = /\bjoin(ing)?\b|\bfree\b|for one more|needs you|your portrait/i;

let backend: TestBackend | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => backend?.close());

async function visit(lander: TestedLander, how: Parameters<typeof visitLander>[2]) {
  const visited = await visitLander(lander, `/landers/${lander.route}`, how);
  ({ backend } = visited);
  return visited;
}

describe.each(EACH)('%s', (_, lander) => {
  it('invites nobody to join where nobody can, not even by a link [ST-19, ER-18, NV-09]', async () => {
    await visit(lander, { settings: { ...OPEN_SEARCH, signups: 'none' } });
    expect(await screen.findAllByText(SHUT)).toHaveLength(2);
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('link', { name: /^(Women|Men|Yours\?.*|Join.*)$/ })).toBeNull();
    expect(main.textContent).not.toMatch(INVITES);
    expect(main.textContent).not.toContain('invitation link');
  });

  it('speaks of the invitation link where one opens the sign-up [ST-19, ER-18]', async () => {
    const { look } = await visit(lander, { settings: { signups: 'with_trafficsource' } });
    // Whether an earlier visit came by one is not known yet.
    expect(screen.queryByText(SHUT)).toBeNull();
    act(look);
    expect(await screen.findAllByText(SHUT)).toHaveLength(2);
    expect(screen.getAllByText(/open it to join/)).toHaveLength(2);
  });
});

it('says who is online also where nobody can join [ST-19, ST-20]', async () => {
  await visit(SOCIAL, { settings: { ...OPEN_SEARCH, signups: 'none' } });
  await screen.findByRole('heading', { name: 'Online now' });
  const people = within(required(screen.getAllByRole('list')[0])).getAllByRole('listitem');
  expect(people.length).toBeGreaterThan(0);
  for (const person of people) expect(person.querySelector('.social-name')?.textContent).not.toBe('');
  expect(people.every((person) => within(person).queryByRole('link') === null)).toBe(true);
});

it('does not call it "nobody online" when it could not find out', async () => {
  await visit(SOCIAL, {
    settings: OPEN_SEARCH,
    prepare: ({ fault }) => fault({ match: 'GET members.php', kind: 'wrong_shape' }),
  });
  expect(await screen.findByText('We couldn’t find out who’s online.')).toBeDefined();
  expect(screen.queryByText(/^Nobody to show/)).toBeNull();
});

it('does not look for ever who is online while the settings cannot be had', async () => {
  const { store } = await visit(SOCIAL, {
    settings: OPEN_SEARCH,
    prepare: ({ fault }) => fault({ match: 'GET settings.php', kind: 'wrong_shape' }),
  });
  expect(await screen.findByText('We couldn’t find out who’s online.')).toBeDefined();
  if (backend) backend.db.faults = [];
  await act(async () => {
    await store.dispatch(fetchSettings({}));
  });
  expect(await screen.findByRole('heading', { name: 'Online now' })).toBeDefined();
});
