// @vitest-environment jsdom
/** The advertisements among members, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { camTiles } from '@mocks/world/tiles';
import { visitFinder } from '@tests/factories/finder';
import { required } from '@tests/factories/required';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(prepare?: (made: TestBackend) => void) {
  const visited = await visitFinder('/', prepare && { prepare });
  ({ backend } = visited);
  return visited;
}

const wanted = ({ db }: TestBackend) => {
  db.settings.member_resell = true;
};
const tiles = async () =>
  within(await screen.findByRole('complementary', { name: 'Advertisement' })).getAllByRole('article');

describe('the advertisements [SC-14]', () => {
  it('are not there, and nobody is asked, unless the settings want them', async () => {
    const { sent, view } = await visit();
    await waitFor(() => expect(view.container.textContent).toBe(''));
    expect([...sent('resold.php'), ...sent('cams.php')]).toEqual([]);
  });

  it('say that they are some and whose, and lead away with a notice before [BX-14]', async () => {
    await visit(wanted);
    const [resold, cam, ...others] = await tiles();
    expect(others).toEqual([]);
    expect(within(required(resold)).getByText('Advertisement · Lantern Dating Example')).toBeDefined();
    expect(within(required(resold)).getByText('Member of another site')).toBeDefined();
    expect(within(required(cam)).getByText('Live cam on another site')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Like / })).toBeNull();
    const link = screen.getByRole('link', {
      name: 'Vera is live (Live cam, opens another site in a new tab)',
    });
    expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
    await userEvent.click(link);
    const notice = within(await screen.findByRole('dialog', { name: /^You’re leaving / }));
    expect(notice.getByText(/a site run by Velvet Cams Example/)).toBeDefined();
    const go = notice.getByRole('link', { name: 'Go to velvetcams.example' });
    expect(go.getAttribute('href')).toBe('https://velvetcams.example/vera');
    expect(go.getAttribute('rel')).toBe('sponsored noopener noreferrer');
    await userEvent.click(notice.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('call a cam what it is when it is off air, too, and do not call it live', async () => {
    const offAir = camTiles.filter(({ live }) => !live);
    await visit((made) => {
      wanted(made);
      made.fault({ match: 'GET cams.php', kind: 'wrong_shape', body: { tiles: offAir } });
    });
    const [, cam] = await tiles();
    expect(within(required(cam)).getByText('Live cam on another site')).toBeDefined();
    expect(within(required(cam)).queryByText('Live cam')).toBeNull();
  });

  it('of one kind stand alone when the other fails, without a word', async () => {
    await visit((made) => {
      wanted(made);
      made.fault({ match: 'GET cams.php', kind: 'wrong_shape' });
    });
    expect(await tiles()).toHaveLength(2);
    expect(screen.queryByText(/Live cam/)).toBeNull();
  });

  it('that fail leave nothing behind', async () => {
    const { sent, view } = await visit((made) => {
      wanted(made);
      made.fault({ match: 'GET resold.php', kind: 'wrong_shape' });
      made.fault({ match: 'GET cams.php', kind: 'wrong_shape' });
    });
    await waitFor(() => expect(sent('cams.php')).toHaveLength(1));
    await waitFor(() => expect(sent('resold.php')).toHaveLength(1));
    expect(view.container.textContent).toBe('');
  });
});
