// Text from people is text: hostile strings in everything that others have written, and through every field, create no element
// and break no layout. `npm run test:full -- corpora`.
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../support/alive.ts';
import { bubbles, send } from '../support/member.ts';
import { test } from '../support/test.ts';
import { NAMES, WORDS } from './answerFields.ts';
import { HOSTILE, SENT, TRACE } from './hostile.ts';
import { CLEAN, infect, look, watch } from './infect.ts';
import { MEMBER_PAGES, PUBLIC_PAGES, VISITOR_PAGES } from './walkPages.ts';

const MEMBER = 'premium@example.test';
const CORPUS_MS = 1_200_000;
/** So many people and lines that all strings of a group stand on a page. */
const GROUP = 24;
/** High enough that a windowed list draws all of them. */
const HEIGHT = 6_000;
/** Share of the strings that a page shows to the letter; what is only spaces may go. */
const MOST = 0.9;
const PAGES = ['/members', '/members/elena', '/chats', '/chats/c1', '/likes/received', '/profile'];

const GROUPS = Array.from({ length: Math.ceil(HOSTILE.length / GROUP) }, (_, index) =>
  HOSTILE.slice(index * GROUP, (index + 1) * GROUP),
);

/** Whether somebody reads it as it is written. */
const isWritten = (field: string): boolean => WORDS.has(field);

/** Addresses that lead to another one. */
type Leads = Readonly<Record<string, string>>;
/** Whoever follows them. */
const LEADS: Leads = { '/AbCdEf0123456789': '/link' };
const VISITOR_LEADS: Leads = { ...LEADS, '/premium': '/login' };
const MEMBER_LEADS: Leads = { ...LEADS, '/members/elena/chat': '/chats/c1' };

interface Visit {
  readonly pages: readonly string[];
  /** Each group of strings is looked at on each page. */
  readonly groups: readonly (readonly string[])[];
  readonly isMeant: (field: string) => boolean;
  /** Where an address leads to that does not stay; null where any may lead to another of the own pages, by what programs work with. */
  readonly leads: Leads | null;
}

/** Visits all pages with each group in the answers. @returns the strings that were shown to the letter, and what went wrong */
async function visit(page: Page, { pages, groups, isMeant, leads }: Visit) {
  let strings: readonly string[] = [];
  // An answer that is still under way is waited for.
  await page.unrouteAll({ behavior: 'wait' });
  await infect(page, () => ({ strings, isMeant }));
  const faults: string[] = [];
  const shown = new Set<string>();
  for (const [index, group] of groups.entries()) {
    strings = group;
    for (const address of pages) {
      await page.goto(address);
      await settled(page);
      const words = (await page.locator('body').textContent()) ?? '';
      for (const text of group.filter((one) => words.includes(one))) shown.add(text);
      const seen = await page.evaluate(look, TRACE);
      const where = new URL(page.url()).pathname;
      const { pathname } = new URL(address, page.url());
      const isThere = leads === null || where === (leads[pathname] ?? pathname);
      if (JSON.stringify(seen) !== JSON.stringify(CLEAN) || !isThere)
        faults.push(`${address}, group ${index}: ${JSON.stringify(seen)} at ${page.url()}`);
    }
  }
  return { shown, faults };
}

for (const width of [360, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    test('what others have written is shown as it is, and does nothing', async ({ page, world, baseURL }) => {
      test.setTimeout(CORPUS_MS);
      await world.persona(MEMBER);
      const found = watch(page, baseURL ?? '');
      const { shown, faults } = await visit(page, {
        pages: PAGES,
        groups: GROUPS,
        isMeant: isWritten,
        leads: MEMBER_LEADS,
      });
      expect(faults).toEqual([]);
      expect(found).toEqual([]);
      // The pages did show them, and no error in their place.
      expect(shown.size / HOSTILE.length).toBeGreaterThan(MOST);
    });
  });

/** All ways past a filter, and a few of the others, another few on each page. */
const ROUNDS = [GROUPS[0] ?? [], GROUPS[1] ?? [], HOSTILE.filter((_, index) => index % 7 === 0)];

for (const { who, persona, pages, leads } of [
  { who: 'a visitor', persona: null, pages: VISITOR_PAGES, leads: VISITOR_LEADS },
  { who: 'a member', persona: MEMBER, pages: [...MEMBER_PAGES, ...PUBLIC_PAGES], leads: MEMBER_LEADS },
])
  test(`every page shows them as words to ${who}, whatever field they stand in`, async ({
    page,
    world,
    problems,
    baseURL,
  }) => {
    problems.allow(/status of 404 .*(?:token|payment)\.php/, 'nobody has sent that link');
    test.setTimeout(CORPUS_MS);
    await world.settings({ enable_site_entry_popup: 'no' });
    if (persona !== null) await world.persona(persona);
    const found = watch(page, baseURL ?? '');
    const { faults } = await visit(page, { pages, groups: ROUNDS, isMeant: isWritten, leads });
    expect(faults).toEqual([]);
    expect(found).toEqual([]);
  });

/** Where the answers are that programs work with. */
const WORKING_PAGES = [
  '/members',
  '/members/elena',
  '/chats',
  '/chats/c1',
  '/likes/received',
  '/transactions',
  '/credits/p2',
  '/premium',
  '/profile',
  '/swipe-game',
  '/service',
];

test('no name that programs work with does more than not being found', async ({
  page,
  world,
  problems,
  baseURL,
}) => {
  problems.allow(/status of 4\d\d/, 'the server does not know what it is asked for');
  test.setTimeout(NAMES.length * CORPUS_MS);
  await world.settings({ enable_site_entry_popup: 'no' });
  await world.persona(MEMBER);
  const found = watch(page, baseURL ?? '');
  for (const name of NAMES) {
    const isMeant = (field: string): boolean => field === name;
    const { faults } = await visit(page, {
      pages: WORKING_PAGES,
      groups: GROUPS.slice(0, 1),
      isMeant,
      leads: null,
    });
    expect.soft(faults, name).toEqual([]);
  }
  expect(found).toEqual([]);
});

test('what is sent arrives letter by letter', async ({ page, world, problems, baseURL }) => {
  problems.allow(/status of 429 POST .*chat\.php/, 'the server asks so fast a writer to wait');
  test.setTimeout(CORPUS_MS);
  await world.persona(MEMBER);
  const found = watch(page, baseURL ?? '');
  await page.goto('/chats/c1');
  const log = page.getByRole('log');
  for (const text of SENT) {
    await send(page, text);
    // What looks like a way to be reached outside is asked about.
    if (text.includes('@')) await page.getByRole('button', { name: 'Send anyway' }).click();
    await expect(bubbles(page, text).last(), text).toBeVisible();
  }
  await expect(log.getByText(/Sending|Not sent/)).toHaveCount(0, { timeout: 60_000 });
  await page.reload();
  await expect(bubbles(page, SENT.at(-1) ?? '').last()).toBeVisible();
  expect(await page.evaluate(look, TRACE)).toEqual(CLEAN);
  expect(found).toEqual([]);
});

/** Every field of a page, of the ones that take words. */
const fields = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(
      'input:not([type=checkbox],[type=radio],[type=file],[type=range],[type=date],[type=number]), textarea',
    )
    .filter({ visible: true });

for (const { who, persona, pages } of [
  { who: 'visitors', persona: null, pages: VISITOR_PAGES },
  { who: 'members', persona: MEMBER, pages: [...MEMBER_PAGES, ...PUBLIC_PAGES, '/directdebit'] },
])
  test(`every field of ${who} takes them as words`, async ({ page, world, problems, baseURL }) => {
    test.setTimeout(CORPUS_MS);
    problems.allow(/status of 4\d\d/, 'the server may refuse such words');
    await world.settings({ enable_site_entry_popup: 'no' });
    if (persona !== null) await world.persona(persona);
    const found = watch(page, baseURL ?? '');
    let filled = 0;
    for (const address of pages) {
      await page.goto(address);
      await settled(page);
      const count = await fields(page).count();
      for (let index = 0; index < count; index++) {
        const field = fields(page).nth(index);
        for (const text of SENT.filter((_, turn) => turn % 6 === filled % 6)) {
          await field.fill(text);
          expect.soft(await page.evaluate(look, TRACE), `${address}: ${text}`).toEqual(CLEAN);
        }
        filled += 1;
        await field.press('Enter');
        expect.soft(await page.evaluate(look, TRACE), address).toEqual(CLEAN);
        await page.goto(address);
        await settled(page);
      }
    }
    expect(filled).toBeGreaterThan(pages.length / 4);
    expect(found).toEqual([]);
  });
