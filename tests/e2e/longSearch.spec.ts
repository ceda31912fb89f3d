// Long searches: Back after twenty pages, ten thousand members, and the next page ahead of time.
import { expect, type Locator, type Page } from '@playwright/test';
import { watchWork } from './support/pageWork.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    /** How far cards moved by themselves so far: the sum of their layout shifts. */
    shiftedCards: number;
  }
}

const MEMBER = 'free@example.test';
const PAGE_SIZE = 24;

const results = (page: Page): Locator => page.getByRole('list', { name: 'Members found' });
const cards = (page: Page): Locator =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });

/** Asks for more until so many members are in the list. */
async function loadMembers(page: Page, wanted: number): Promise<void> {
  const shown = page.getByText(/^[\d,]+ of [\d,]+ members$/);
  await expect
    .poll(
      async () => {
        // In one breath: the button comes and goes with what scrolling loads.
        await page.evaluate(() => {
          window.scrollTo({ top: document.documentElement.scrollHeight });
          const buttons = [...document.querySelectorAll('button')];
          buttons.find(({ textContent }) => textContent === 'Show more members')?.click();
        });
        return Number.parseInt((await shown.textContent())?.replace(',', '') ?? '0', 10);
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(wanted);
}

/** A page that was there before goes back to its place once it is tall enough, which may be after the first try. */
async function toTheTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(results(page).locator('[aria-posinset="1"]')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

function isPageOfMembers(body: unknown): body is { results: Record<string, unknown>[] } {
  return typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results);
}

test('Back comes to the same card after twenty pages [BX-09] [ST-16] [SC-12]', async ({ page, world }) => {
  test.setTimeout(150_000);
  await world.reset({ members: 2_000 });
  await world.persona(MEMBER);
  await page.goto('/members');
  await expect(cards(page).first()).toBeVisible();
  await loadMembers(page, 20 * PAGE_SIZE);

  // A card in the middle of the window, two thirds down the list.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight * 0.66 }));
  const inTheMiddle = () =>
    page.evaluate(() => {
      const fromMiddle = (card: Element) => {
        const { top, bottom } = card.getBoundingClientRect();
        return Math.abs((top + bottom - window.innerHeight) / 2);
      };
      const [card] = [...document.querySelectorAll('.mcard')].toSorted(
        (a, b) => fromMiddle(a) - fromMiddle(b),
      );
      const link = card?.querySelector('a');
      return link ? { href: link.pathname, top: Math.round(link.getBoundingClientRect().top) } : null;
    });
  // What was still on its way when the list was long enough is here, and drawn where the window is now.
  await expect(page.getByRole('button', { name: 'Show more members' })).not.toHaveAttribute('aria-busy');
  await expect.poll(async () => Math.abs((await inTheMiddle())?.top ?? Infinity)).toBeLessThan(800);
  const before = await inTheMiddle();
  const shown = await page.getByText(/^[\d,]+ of [\d,]+ members$/).textContent();
  await page.locator(`.mcard a[href="${before?.href}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${before?.href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('members.php')) asked.push(request.url());
  });
  await page.goBack();
  await expect(page.getByText(shown ?? '')).toHaveCount(1);
  await expect.poll(inTheMiddle).toEqual(before);
  // Nothing that is shown is asked for again; the page after it comes ahead of time, here as anywhere.
  const pagesShown = Math.ceil(Number.parseInt(shown ?? '', 10) / PAGE_SIZE);
  const pageOf = (url: string) => Number(new URL(url).searchParams.get('page'));
  expect(asked.filter((url) => pageOf(url) !== pagesShown + 1)).toEqual([]);
});

test('a long list stays where it was scrolled to [BX-09]', async ({ page, world }) => {
  await world.persona(MEMBER);
  await page.goto('/members');
  await expect(cards(page).first()).toBeVisible();
  await loadMembers(page, 2 * PAGE_SIZE);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const strayed = await page.evaluate(async () => {
      const found: string[] = [];
      for (let top = 0; top <= 3_000; top += 300) {
        window.scrollTo({ top, behavior: 'instant' });
        // Other rows are drawn meanwhile, with space above them for those that are not.
        for (let frame = 0; frame < 12; frame += 1) {
          await new Promise(requestAnimationFrame);
          if (window.scrollY !== top) found.push(`${window.scrollY} instead of ${top}`);
        }
      }
      return found;
    });
    expect(strayed, reducedMotion).toEqual([]);
  }
});

test('ten thousand members scroll as few do [BX-09] [EN-06]', async ({ page, world }, info) => {
  test.setTimeout(240_000);
  await world.persona(MEMBER);
  /** One answer with everybody in it. */
  async function serve(count: number): Promise<void> {
    await page.unroute(/members\.php/);
    await page.route(/members\.php/, async (route) => {
      const answer = await route.fetch();
      const body: unknown = await answer.json();
      const known = isPageOfMembers(body) ? body.results : [];
      const many = Array.from({ length: count }, (_, index) => ({
        ...known[index % known.length],
        id: `x${index}`,
      }));
      await route.fulfill({ json: { pageNumber: 1, results: many, numResults: count } });
    });
  }
  const worked = await watchWork(page);
  /** Scrolls 12,000 px, a hundred a frame. @returns the most elements there were */
  const scroll = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let frames = 0;
          let elements = 0;
          const step = (): void => {
            elements = Math.max(elements, document.querySelectorAll('*').length);
            window.scrollBy({ top: 100, behavior: 'instant' });
            frames += 1;
            if (frames < 120) requestAnimationFrame(step);
            else resolve(elements);
          };
          requestAnimationFrame(step);
        }),
    );
  /** The least work of three: what else the machine does shows in one of them, what the list does in all. */
  async function measure() {
    const runs: { work: number; elements: number }[] = [];
    for (let run = 0; run < 3; run += 1) {
      await toTheTop(page);
      const before = (await worked()).work;
      const elements = await scroll();
      runs.push({ work: (await worked()).work - before, elements });
    }
    return {
      work: Math.min(...runs.map(({ work }) => work)),
      elements: Math.max(...runs.map(({ elements }) => elements)),
    };
  }

  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  // The shorter list, too, is longer than what is scrolled.
  for (const count of [500, 10_000]) {
    await serve(count);
    await page.goto('/members');
    await expect(page.getByText(`${new Intl.NumberFormat('en').format(count)} members ·`)).toBeVisible();
    await expect(results(page).locator('[aria-setsize]').first()).toBeVisible();
    measured.push(await measure());
  }
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect(results(page).locator('[aria-posinset="10000"]')).toBeVisible();
  const atTheEnd = await page.locator('*').count();
  const [few, many] = measured;
  info.annotations.push({ type: 'work', description: JSON.stringify({ few, many, atTheEnd }) });
  expect(many?.elements).toBeLessThanOrEqual(900);
  expect(atTheEnd).toBeLessThanOrEqual(900);
  expect(many?.work).toBeLessThanOrEqual((few?.work ?? 0) * 1.6);
});

test('pages appended for a hundred screens shift nothing, cost what the first did and stay light [BX-09] [EN-06]', async ({
  page,
  world,
}, info) => {
  test.setTimeout(240_000);
  await world.reset({ members: 20_000 });
  await world.persona(MEMBER);
  await page.addInitScript(() => {
    window.shiftedCards = 0;
    const isCard = (source: unknown): boolean =>
      typeof source === 'object' &&
      source !== null &&
      'node' in source &&
      source.node instanceof Element &&
      source.node.closest('[aria-setsize]') !== null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          if ('sources' in entry && Array.isArray(entry.sources) && entry.sources.some(isCard))
            window.shiftedCards += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/members');
  await expect(cards(page).first()).toBeVisible();
  const worked = await watchWork(page);
  const session = await page.context().newCDPSession(page);

  /** Ten more pages. @returns seconds of work, and the heap after it was tidied, megabytes */
  async function tenMore(round: number): Promise<{ work: number; heap: number; elements: number }> {
    const { work } = await worked();
    await loadMembers(page, (round + 1) * 10 * PAGE_SIZE);
    const after = await worked();
    await session.send('HeapProfiler.collectGarbage');
    const { heap } = await worked();
    return { work: after.work - work, heap: heap / 1e6, elements: await page.locator('*').count() };
  }
  const rounds: Awaited<ReturnType<typeof tenMore>>[] = [];
  for (let round = 0; round < 12; round += 1) rounds.push(await tenMore(round));
  const shifted = await page.evaluate(() => window.shiftedCards);
  info.annotations.push({ type: 'rounds', description: JSON.stringify({ rounds, shifted }) });
  // The first ten are drawn while the page starts up.
  const least = (from: number, to: number) => Math.min(...rounds.slice(from, to).map(({ work }) => work));
  expect(least(9, 12)).toBeLessThanOrEqual(least(1, 4) * 1.6);
  expect(Math.max(...rounds.map(({ elements }) => elements))).toBeLessThanOrEqual(900);
  expect(rounds.at(-1)?.heap).toBeLessThanOrEqual(15);
  expect(shifted).toBe(0);
});

test('the next page is there before it is wanted, and asked for once [ST-16]', async ({ page, world }) => {
  await world.persona(MEMBER);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/members\.php.*page=2/.test(request.url())) asked.push(request.url());
  });
  const ahead = page.waitForResponse(/members\.php.*page=2/);
  await page.goto('/members');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await (await ahead).finished();
  await page.getByRole('button', { name: 'Show more members' }).press('Enter');
  await expect(page.getByText(/^24 of/)).toHaveCount(0);
  await expect(page.getByText(/^(?:48|72|96) of/)).toBeVisible();
  expect(asked).toHaveLength(1);
});
