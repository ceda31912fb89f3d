// @vitest-environment jsdom
/** The packages while a discount runs, when it ends before the eyes, and when the server or the network does not answer. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPackages } from '@/api/calls/payments';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Discount } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { discountCode } from '@tests/factories/discount';
import { inRouter } from '@tests/factories/inRouter';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { PackageShop } from './PackageShop';

vi.mock(import('@/api/calls/payments'), { spy: true });

const BONUS = discountCode({ code: 'TIMEBONUS25', value_percentage: 25 });
const HOURS_4_MS = 4 * 3_600_000;

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(getPackages).mockReset();
  backend.close();
});

async function show(discount: Discount | null) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const shop = (now: Discount | null) =>
    inRouter(
      store,
      <PackageShop discount={now} discountEndsAt={Date.now() + HOURS_4_MS} returnQuery="?next=/chats">
        {(notice) => notice}
      </PackageShop>,
    );
  const view = render(shop(discount));
  return { store, change: (now: Discount | null) => view.rerender(shop(now)) };
}
const cards = async () => within(await screen.findByRole('region', { name: 'Packages' }));

it('has the prices of the country that the member has moved to', async () => {
  const { store } = await show(null);
  await (await cards()).findAllByText(/€/);
  const member = backend.db.members.get('free');
  if (!member) throw new Error('There is no member');
  member.country = 'GB';
  await act(() => store.dispatch(fetchUser()));
  expect(await (await cards()).findAllByText(/£/)).not.toEqual([]);
});

describe('a package', () => {
  it('tells its price, the one before it, and what a credit costs; what a message does is said once below [SC-08]', async () => {
    await show(BONUS);
    const favourite = within((await cards()).getByRole('article', { name: 'Favourite' }));
    expect(favourite.getByText('Most popular')).toBeDefined();
    expect(favourite.getByText('−25%')).toBeDefined();
    expect(favourite.getByText('€37.49').tagName).toBe('STRONG');
    expect(favourite.getByText('instead of')).toBeDefined();
    expect(favourite.getByText('€49.99').tagName).toBe('S');
    expect(favourite.getByText('€0.25 per credit')).toBeDefined();
    expect(favourite.queryByText(/message/)).toBeNull();
    expect(screen.getByText(/^A message costs 1 credit/)).toBeDefined();
    expect(favourite.getByRole('link', { name: 'Choose Favourite' }).getAttribute('href')).toBe(
      '/credits/p2?next=/chats',
    );
  });

  it.each([
    ['five', 'CH', 'Sofort, cards, paysafecard, PayPal, Apple Pay'],
    ['more, by four and the number of the rest', 'BE', 'Bancontact, iDEAL, cards, PayPal, and 3 more'],
  ])(
    'names below the sum of a phone how it can be paid, cards once: %s [SC-08] [RT-05]',
    async (_, country, names) => {
      required(backend.db.members.get('free')).country = country;
      await show(BONUS);
      await cards();
      const pay = screen.getByRole('link', { name: /^Pay .* once$/ });
      expect(pay.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe(names);
    },
  );

  it('is called the best per credit where that is true, and nowhere else [SC-08]', async () => {
    await show(null);
    const praised = (await cards())
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Best value') !== null);
    expect(praised.map((card) => card.getAttribute('aria-label'))).toEqual(['Plenty']);
  });

  it('strikes no price through that the server does not name as charged [SC-08] [BX-14]', async () => {
    backend.fault({
      match: 'GET packages.php',
      kind: 'status',
      status: 200,
      body: {
        packages: [
          {
            id: 'p0',
            style: 'p0',
            credits: 20,
            price: 999,
            currency: 'EUR',
            discount: { code: 'TIMEBONUS25', price: 749, value_percentage: 25 },
            popular: false,
            methods: ['ideal'],
          },
        ],
      },
    });
    await show(BONUS);
    const starter = within((await cards()).getByRole('article', { name: 'Starter' }));
    expect(starter.getByText('€7.49')).toBeDefined();
    expect(document.querySelector('s')).toBeNull();
  });
});

it('tells beside the packages what Premium brings and what a message costs [SC-08]', async () => {
  backend.advance(HOURS_4_MS);
  await show(null);
  await cards();
  const list = screen.getByRole('list', { name: 'What you get with Premium' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Every photo unlocked',
    'Unlimited conversations, paid per message',
    'Up to 25 photos of your own',
  ]);
  expect(
    screen.getByText('A message costs 1 credit, from €0.25. The price shown is all you pay.'),
  ).toBeDefined();
});

it('names what a message costs now and at full price, while less is paid [SC-08] [BX-14]', async () => {
  await show(BONUS);
  await cards();
  const note = /^A message costs 1 credit: from €0\.19 with the discount, from €0\.25 without\./;
  expect(screen.getByText(note)).toBeDefined();
});

it('is the popular one where the server says so, whatever its style [SC-08]', async () => {
  const pkg = { credits: 20, price: 999, currency: 'EUR', discount: null, methods: ['ideal'] };
  const packages = [
    { ...pkg, id: 'p0', style: 'p0', popular: true },
    { ...pkg, id: 'p2', style: 'p2', popular: false },
  ];
  backend.fault({ match: 'GET packages.php', kind: 'status', status: 200, body: { packages } });
  await show(null);
  const look = (name: string) => screen.getByRole('article', { name });
  await cards();
  expect(within(look('Starter')).getByText('Most popular')).toBeDefined();
  expect(look('Starter').classList).toContain('package-popular');
  expect(look('Favourite').classList).not.toContain('package-popular');
});

describe('when the discount ends before the eyes', () => {
  it('the prices change at once and it is said, also for the package already chosen [BX-14] [ST-10]', async () => {
    const { change } = await show(BONUS);
    await userEvent.click(await screen.findByRole('radio', { name: /^20/ }));
    expect(screen.getByRole('link', { name: 'Pay €7.49 once' })).toBeDefined();
    // Below the packages, not between them and their title.
    expect(screen.getByText(/^You pay 25% less/).closest('.shop-notice')).not.toBeNull();
    // The answer with the new prices does not come.
    backend.fault({ match: 'GET packages.php', kind: 'status', status: 400 });
    change(null);
    expect(screen.getByRole('link', { name: 'Pay €9.99 once' })).toBeDefined();
    expect((await cards()).getByText('€49.99').tagName).toBe('STRONG');
    expect(screen.queryByText(/You pay 25% less/)).toBeNull();
    expect(screen.getByText(/^Your discount has just ended/).closest('output')).not.toBeNull();
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^20/ }).checked).toBe(true),
    );
  });

  it('a server whose clock is a moment late promises the old price no longer [ST-10]', async () => {
    const { change } = await show(BONUS);
    await cards();
    vi.mocked(getPackages).mockClear();
    change(null);
    // For it the discount still runs, so its answer brings the reduced prices once more.
    await waitFor(() => expect(getPackages).toHaveResolvedTimes(1));
    expect(screen.queryByText('€37.49')).toBeNull();
    expect((await cards()).getByText('€49.99').tagName).toBe('STRONG');
  });

  describe('and the server still grants it', () => {
    async function endLate() {
      const { change } = await show(BONUS);
      await cards();
      const reduced = await getPackages();
      const packages = reduced.packages.map((pkg) => ({ ...pkg, discount: null }));
      vi.mocked(getPackages).mockReset().mockResolvedValue(reduced);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await act(async () => {
        change(null);
        await vi.advanceTimersByTimeAsync(0);
      });
      return { packages };
    }
    const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds));

    it('asks again, less and less often, until it does not [ST-10]', async () => {
      const { packages } = await endLate();
      const pauses = [2, 4, 8];
      for (const [asked, pause] of pauses.entries()) {
        await wait(pause - 0.5);
        expect(getPackages).toHaveBeenCalledTimes(asked + 1);
        if (asked === 2) vi.mocked(getPackages).mockResolvedValue({ packages });
        await wait(0.5);
        expect(getPackages).toHaveBeenCalledTimes(asked + 2);
      }
      await wait(300);
      expect(getPackages).toHaveBeenCalledTimes(pauses.length + 1);
      expect(screen.getByText(/^Your discount has just ended/)).toBeDefined();
    });

    it('leaves it alone after two minutes [ST-10]', async () => {
      await endLate();
      await wait(130);
      expect(getPackages).toHaveBeenCalledTimes(7);
      await wait(600);
      expect(getPackages).toHaveBeenCalledTimes(7);
      expect(screen.queryByText('€37.49')).toBeNull();
    });
  });

  it('nothing is said to somebody who never saw one [BX-14]', async () => {
    backend.advance(HOURS_4_MS);
    await show(null);
    expect((await cards()).getByText('€49.99').tagName).toBe('STRONG');
    expect(screen.queryByText(/^Your discount has just ended/)).toBeNull();
  });
});

describe('when the packages do not come', () => {
  it('they are asked for again once the network is back [SC-08]', async () => {
    backend.fault({ match: 'GET packages.php', kind: 'status', status: 400, times: 1 });
    const { store } = await show(BONUS);
    await screen.findByText('The packages couldn’t be loaded.');
    act(() => {
      store.dispatch(connectionChanged(false));
    });
    act(() => {
      store.dispatch(connectionChanged(true));
    });
    expect((await cards()).getAllByRole('article')).toHaveLength(4);
  });

  it('a shop without packages says so and leads back [SC-08]', async () => {
    backend.fault({ match: 'GET packages.php', kind: 'status', status: 200, body: { packages: [] } });
    await show(null);
    expect(await screen.findByRole('heading', { name: 'No packages available right now' })).toBeDefined();
  });
});
