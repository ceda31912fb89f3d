// @vitest-environment jsdom
/** The faces at a lander's last choice: on every window, and nobody there who is not what they seem. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { visitLander } from '@tests/factories/landers';
import AloneTonightLanderPage from './AloneTonightLanderPage';
import MapLanderPage from './MapLanderPage';

const ALONE = { route: 'alonetonight', texts: 'alonetonight', page: AloneTonightLanderPage } as const;
const MAP = { route: 'maplanding', texts: 'maplanding', page: MapLanderPage } as const;

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

const faces = (): HTMLImageElement[] => [
  ...document.querySelectorAll<HTMLImageElement>('.lander-more .lander-faces > img'),
];

it('are six drawn ones that come late and take no room from anything', async () => {
  ({ backend } = await visitLander(ALONE, '/landers/alonetonight'));
  await waitFor(() => expect(faces()).toHaveLength(6));
  for (const face of faces()) {
    expect(face.getAttribute('loading')).toBe('lazy');
    expect(face.getAttribute('alt')).toBe('');
    expect(face.getAttribute('width')).toBe('72');
  }
});

it('are drawn on a phone, too', async () => {
  ({ backend } = await visitLander(ALONE, '/landers/alonetonight', { phone: true }));
  await waitFor(() => expect(faces()).toHaveLength(6));
});

it.each([true, false])(
  'are members where the page shows some, but none who would have to be called fictional: %s',
  async (fictional) => {
    ({ backend } = await visitLander(MAP, '/landers/maplanding', {
      prepare: ({ db }) => {
        for (const member of db.members.values()) Object.assign(member, { fictional });
      },
    }));
    await screen.findByRole('list', { name: /^On the map: / });
    await waitFor(() => expect(document.querySelector('.lander-faces')).not.toBeNull());
    expect(faces()).toHaveLength(fictional ? 0 : 6);
    for (const face of faces()) expect(face.getAttribute('src')).toContain('thumb');
  },
);
