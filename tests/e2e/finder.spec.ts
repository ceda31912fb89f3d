// The match finder, the first members after a sign-up, and the advertisements among members.
import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { heading, isPhone } from './support/member.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';
const NEW = 'new@example.test';

/** The requests that asked who fits. */
function watchFinder(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/match-finder.php')) asked.push(request);
  });
  return asked;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const best = (page: Page) => page.getByRole('list', { name: 'Best fit' });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: shown } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(shown);
}

/** Answers by keyboard: into the group, its first answer or one further on, and Enter goes on. */
async function answerByKeyboard(page: Page, question: string, further: number): Promise<void> {
  await expect(heading(page, question)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < further; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The shortest way to the members found. */
async function answerBriefly(page: Page): Promise<void> {
  await radio(page, /^A date/).check();
  await button(page, 'Continue').click();
  await radio(page, /^At home/).check();
  await button(page, 'Continue').click();
  await expect(heading(page, 'How far away can they live?')).toBeVisible();
  await button(page, 'Skip this question').click();
  await expect(heading(page, 'What age feels right?')).toBeVisible();
  await button(page, 'Skip this question').click();
  await button(page, 'See who suits you').click();
}

test(
  'the match finder by keyboard alone: Back and a reload keep the answers, and the best fits say why [SC-14, RT-14]',
  { tag: '@gate-desktop' },
  async ({ page, world }) => {
    await world.persona(MEMBER);
    const asked = watchFinder(page);
    await page.goto('/match-finder');
    await expect(page).toHaveURL(/\?q=1$/);
    await expect(heading(page, 'What would you like most right now?')).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Continue').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Choose one to continue.')).toBeVisible();
    await expect(radio(page, /^A good conversation/)).toBeFocused();
    await expectAccessible(page);
    await heading(page, 'What would you like most right now?').focus();
    await answerByKeyboard(page, 'What would you like most right now?', 1);
    await answerByKeyboard(page, 'What does a good evening look like?', 0);
    await answerByKeyboard(page, 'How far away can they live?', 1);
    await expect(page).toHaveURL(/\?q=4$/);
    // The address is there before the question is; whoever goes back from none has not moved.
    await expect(heading(page, 'What age feels right?')).toBeFocused();

    await page.goBack();
    await expect(heading(page, 'How far away can they live?')).toBeFocused();
    await expect(radio(page, /^In my region/)).toBeChecked();
    await page.goForward();
    await page.reload();
    await expect(heading(page, 'What age feels right?')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the previous question' }).click();
    await expect(radio(page, /^In my region/)).toBeChecked();
    await button(page, 'Continue').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'What age feels right?')).toBeFocused();
    await button(page, 'Skip this question').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'What should you have in common?')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 5 chosen')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'See who suits you').focus();
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Members who suit you')).toBeFocused();
    await expect(best(page).getByRole('article')).toHaveCount(3);
    await expect(best(page).getByText(/^\d+% fit$/)).toHaveCount(3);
    await expect(page.getByText(/Based on your answers and what members say/)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.postDataJSON()).toMatchObject({
      answers: { wish: 'date', evening: 'out', place: 'region', age: 'any' },
    });
    await expectAccessible(page);
  },
);

test('the members found are there on the way back from a profile, where they were left, and fit the narrowest phone', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  const asked = watchFinder(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/match-finder');
  await expectNoSidewaysScroll(page);
  await answerBriefly(page);
  await expect(best(page)).toBeVisible();
  await expectNoSidewaysScroll(page);

  const late = page.getByRole('article').nth(9).getByRole('link');
  await late.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  const profile = (await late.getAttribute('href')) ?? '';
  await late.click();
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Members who suit you')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 120);
  expect(asked).toHaveLength(1);

  await page.getByRole('link', { name: 'Change answers' }).click();
  await expect(radio(page, /^A date/)).toBeChecked();
  await page.goBack();
  await expect(best(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a match finder that fails keeps the answers, and asking again is the same act', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  const asked = watchFinder(page);
  await world.fault({ match: 'POST /api/match-finder.php', kind: 'wrong_shape', times: 1 });
  await page.goto('/match-finder');
  await answerBriefly(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Your answers are kept.' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Try again').click();
  await expect(best(page)).toBeVisible();
  const keys = asked.map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);

  // The members found are not kept by the browser, the answers are.
  await page.reload();
  await expect(best(page)).toBeVisible();
  expect(asked[2]?.postDataJSON()).toEqual(asked[0]?.postDataJSON());
});

/** What has the focus, and whether nothing lies on its middle. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      isSeen: top !== null && (element.contains(top) || top.contains(element)),
    };
  });

test('the end of the sign-up leads to members who may fit, liked in place [SC-14, RT-14]', async ({
  page,
  world,
}) => {
  await world.persona(NEW);
  await page.goto('/complete-signup?step=done');
  await page.getByRole('link', { name: 'See people you may like' }).click();
  await expect(heading(page, 'People you may like')).toBeFocused();
  const list = page.getByRole('list', { name: 'Members chosen for you' });
  // Whole rows: of two on a phone, of five on a desktop.
  const people = isPhone(page) ? 12 : 10;
  await expect(list.getByRole('article')).toHaveCount(people);
  const heart = list.getByRole('button', { name: /^Like / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(page);
  // Nothing is half behind the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  const way = page.getByRole('link', { name: 'Continue to search' });
  // On a desktop the way on stands in the heading's line, and nothing lies on the people.
  const end = await way.evaluate((element) => element.getBoundingClientRect().bottom);
  const start = await list.evaluate((element) => element.getBoundingClientRect().top);
  if (isPhone(page)) expect(end).toBeGreaterThan(start);
  else expect(end).toBeLessThan(start);
  // On a phone it stays at the bottom of the window: what the keyboard reaches is never behind it.
  await heading(page, 'People you may like').focus();
  const reached: string[] = [];
  const hidden: string[] = [];
  let isLast = false;
  for (let step = 0; step < 80 && !isLast; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused(page);
    reached.push(name);
    if (!isSeen) hidden.push(name);
    isLast = await (isPhone(page) ? way : list.getByRole('button').last()).evaluate(
      (element) => element === document.activeElement,
    );
  }
  expect(isLast, 'the last heart, or on a phone the way on below it, is reached').toBe(true);
  expect(reached).toContain('Continue to search');
  expect(reached.length).toBeGreaterThan(people);
  expect(hidden).toEqual([]);
  await way.click();
  await expect(page).toHaveURL(/\/members(\?|$)/);
});

test('advertisements are named as such, and a notice comes before they lead away [SC-14]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await world.settings({ member_resell: true });
  await page.goto('/members');
  const tiles = page.getByRole('complementary', { name: 'Advertisement' });
  await expect(tiles.getByRole('article')).toHaveCount(2);
  await expect(tiles.getByText('Advertisement · Lantern Dating Example')).toBeVisible();
  await expect(tiles.getByRole('button')).toHaveCount(0);
  await tiles.scrollIntoViewIfNeeded();
  await expectAccessible(page);

  const cam = tiles.getByRole('link', { name: /^Vera is live \(Live cam, opens another site/ });
  await expect(cam).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  await cam.focus();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog', { name: /^You’re leaving/ });
  await expect(notice.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(cam).toBeFocused();

  await context.route('https://velvetcams.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await page.keyboard.press('Enter');
  const opening = context.waitForEvent('page');
  await notice.getByRole('link', { name: 'Go to velvetcams.example' }).click();
  const elsewhere = await opening;
  await expect(elsewhere).toHaveTitle('Elsewhere');
  // The other site learns neither where its visitor comes from nor how to reach back.
  expect(await elsewhere.evaluate(() => document.referrer)).toBe('');
  expect(await elsewhere.evaluate(() => window.opener === null)).toBe(true);
  await expect(notice).toBeHidden();
});
