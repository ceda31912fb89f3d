// @vitest-environment jsdom
/** Fictional people on the landers that show members: said in words wherever one is. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { visitLander } from '@tests/factories/landers';
import { required } from '@tests/factories/required';
import MapLanderPage from './MapLanderPage';
import SocialNetworkLanderPage from './SocialNetworkLanderPage';

const MAP = { route: 'maplanding', texts: 'maplanding', page: MapLanderPage } as const;
const SOCIAL = { route: 'socialnetwork', texts: 'socialnetwork', page: SocialNetworkLanderPage } as const;

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

/** Opens the lander in a world where everybody is fictional, or nobody, and everybody writes in the language of the page. */
async function visit(lander: Parameters<typeof visitLander>[0], fictional: boolean) {
  const prepare = ({ db }: TestBackend): void => {
    for (const member of db.members.values()) Object.assign(member, { fictional, languages: ['en'] });
  };
  ({ backend } = await visitLander(lander, `/landers/${lander.route}`, { prepare }));
}

it.each([true, false])('a face on the map is called fictional where it is: %s [BX-14]', async (fictional) => {
  await visit(MAP, fictional);
  const list = within(await screen.findByRole('list', { name: /^On the map: / }));
  const pins = list.getAllByRole('button');
  expect(pins.length).toBeGreaterThan(0);
  expect(pins.filter((pin) => pin.textContent.endsWith(', Fictional'))).toHaveLength(
    fictional ? pins.length : 0,
  );
  const [pin] = pins;
  if (pin === undefined) throw new Error('Nobody is on the map');
  await userEvent.click(pin);
  const hello = screen.getByRole('link', { name: /^Say hello to / });
  const mark = hello.parentElement?.querySelector('.glass');
  expect(mark?.textContent ?? null).toBe(fictional ? 'Fictional' : null);
});

it.each([true, false])(
  'who is online, and who says something, is called fictional where it is: %s [BX-14]',
  async (fictional) => {
    await visit(SOCIAL, fictional);
    await screen.findByRole('heading', { name: 'Online now' });
    const people = within(required(screen.getAllByRole('list')[0])).getAllByRole('listitem');
    expect(people.length).toBeGreaterThan(0);
    expect(people.filter((person) => within(person).queryByText('Fictional') !== null)).toHaveLength(
      fictional ? people.length : 0,
    );
    const asked = required(document.querySelector('.social-face'));
    expect(/Fictional/.test(asked.textContent)).toBe(fictional);
    const told = await screen.findByRole('region', { name: 'In their own words' });
    const words = within(told).getAllByRole('figure');
    expect(words.filter((said) => /Fictional/.test(said.textContent))).toHaveLength(
      fictional ? words.length : 0,
    );
  },
);
