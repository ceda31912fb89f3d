// Every page in every state, in the language, the themes and at the widths that are asked for: no barrier, nothing that sticks
// out sideways, no text that is missing, one heading. `npm run test:full -- walk --lang de --theme dark --width 360`.
import { expect, type Page } from '@playwright/test';
import { isLocale, LOCALE_TAGS } from '../../../src/config/locales.ts';
import { judgeAccessibility } from '../support/accessible.ts';
import { alive, settled } from '../support/alive.ts';
import { test } from '../support/test.ts';
import type { Fault, World } from '../support/world.ts';
import { look } from './fits.ts';
import { MEMBER_PAGES, PUBLIC_PAGES, VISITOR_PAGES } from './walkPages.ts';

const asked = (variable: string, usual: string): string[] => (process.env[variable] ?? usual).split(',');
const [language = 'en'] = asked('WALK_LANGUAGE', 'en');
const THEMES = asked('WALK_THEMES', 'light');
const WIDTHS = asked('WALK_WIDTHS', '390').map(Number);

const HEIGHTS: Readonly<Record<number, number>> = { 360: 640, 768: 1024, 1440: 900 };
const USUAL_HEIGHT = 844;
/** Below this width a browser is a phone's. */
const PHONE_BELOW = 600;
const WALK_MS = 900_000;

/** All that is asked for besides who somebody is and what the site offers. */
const DATA = [
  'cards',
  'chat',
  'chats',
  'companyinfo',
  'faq',
  'gifts',
  'ledger',
  'likes',
  'match-finder',
  'member',
  'members',
  'packages',
  'profile',
  'regions',
  'resold',
  'signup-matches',
  'similar',
  'swipe',
  'transactions',
];

interface State {
  readonly name: string;
  /** Null for a visitor. */
  readonly persona: string | null;
  readonly pages: readonly string[];
  readonly fault?: Omit<Fault, 'match'>;
}

const STATES: readonly State[] = [
  { name: 'for a visitor', persona: null, pages: VISITOR_PAGES },
  { name: 'with much in it', persona: 'premium', pages: [...MEMBER_PAGES, ...PUBLIC_PAGES] },
  { name: 'without premium', persona: 'free', pages: MEMBER_PAGES },
  { name: 'for a newcomer', persona: 'new', pages: MEMBER_PAGES },
  { name: 'failing', persona: 'premium', pages: MEMBER_PAGES, fault: { kind: 'status', status: 500 } },
  { name: 'waiting', persona: 'premium', pages: MEMBER_PAGES, fault: { kind: 'slow', ms: 120_000 } },
];

/** An address whose slug chooses English, whatever the browser speaks. */
const NAMES_ENGLISH = /\/eng$/;

async function judge(page: Page, address: string, { fault }: State): Promise<void> {
  await page.goto(address);
  await (fault?.kind === 'slow' ? alive(page) : settled(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const spoken = NAMES_ENGLISH.test(address) ? 'en' : language;
  const tag = isLocale(spoken) ? LOCALE_TAGS[spoken] : spoken;
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  expect(await page.evaluate(look)).toEqual({ keys: [], sticksOut: 0 });
  await judgeAccessibility(page);
}

/** Visits all pages, and tells at the end which were not as they should be. */
async function walk(page: Page, state: State): Promise<void> {
  const faults: string[] = [];
  for (const address of state.pages)
    await test.step(address, async () => {
      try {
        await judge(page, address, state);
      } catch (error) {
        faults.push(`${address}\n${error instanceof Error ? error.message : String(error)}`);
      }
    });
  expect(faults.join('\n\n')).toBe('');
}

async function prepare(world: World, { persona, fault }: State): Promise<void> {
  await world.settings({ enable_site_entry_popup: 'no' });
  if (persona !== null) await world.persona(`${persona}@example.test`);
  if (fault === undefined) return;
  for (const file of DATA) await world.fault({ ...fault, match: `GET /api/${file}.php` });
}

for (const width of WIDTHS)
  for (const theme of THEMES)
    test.describe(`${language}, ${theme}, ${width} px wide`, () => {
      const isPhone = width < PHONE_BELOW;
      test.use({
        locale: language,
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        viewport: { width, height: HEIGHTS[width] ?? USUAL_HEIGHT },
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      for (const state of STATES)
        test(`every page ${state.name}`, async ({ page, context, world, problems, baseURL }) => {
          test.setTimeout(WALK_MS);
          problems.allow(/status of 500/, 'the server fails where that is the state');
          problems.allow(/status of 404 .*(?:chat|payment)\.php/, 'not everybody has these');
          problems.allow(/status of 404 .*token\.php/, 'nobody has sent that link');
          const url = baseURL ?? '';
          await context.addCookies([{ name: 'i18n_redirected', value: language, url }]);
          await prepare(world, state);
          await walk(page, state);
        });
    });
