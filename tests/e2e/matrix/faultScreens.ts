// The page that lives from each call that asks for something, and what it says when the answer is none.
import { expect, type Page } from '@playwright/test';
import { CONVERSATION_POLL_MS } from '../../../src/config/limits.ts';

export interface Screen {
  readonly call: string;
  /** The file of the API without its ending. */
  readonly file: string;
  readonly page: string;
  /** Null for a visitor. */
  readonly persona: 'premium' | 'free' | 'new' | null;
  /** Where in the answer a word of a closed list stands. */
  readonly word?: string;
  /** What the site must offer for it. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What a member does until the page asks. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** The browser keeps nothing: what was seen last would be shown in the place of what cannot be had. */
  readonly keepsNothing?: boolean;
  /** What stands there once the answer is one. */
  readonly whole: RegExp;
  /**
   * `why`: the sentence of the failure. A pattern: the page's own words. `nothing`: the page does without, and keeps its heading.
   */
  readonly says: 'why' | 'nothing' | RegExp;
  /** Words of its own for some faults, by their name. */
  readonly but?: Readonly<Record<string, RegExp>>;
  /** Milliseconds after which the page looks for news by itself. */
  readonly looksEvery?: number;
}

export const OVER = 'a session that is over';
/** Who was logged in is led to the log-in. */
const LOGIN = { [OVER]: /Good to see you again/ };

const screen = (
  call: string,
  file: string,
  page: string,
  whole: RegExp,
  { but, ...more }: Partial<Screen> = {},
): Screen => ({
  call,
  file,
  page,
  whole,
  persona: 'premium',
  says: 'why',
  but: { ...LOGIN, ...but },
  ...more,
});

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click();

export const SCREENS: readonly Screen[] = [
  screen('getSettings', 'settings', '/members', /Elena, 32/, {
    word: 'signups',
    says: 'nothing',
    but: { [OVER]: /Meet someone new/ },
  }),
  screen('getCurrentUser', 'user', '/chats', /Elena/, { word: 'user.status', keepsNothing: true }),
  screen('getInterests', 'interests', '/members', /Out and about/, {
    reach: press('More filters'),
    says: /The list of interests couldn’t be loaded/,
    but: { [OVER]: /Meet someone new/ },
  }),
  screen('getRegions', 'regions', '/members', /Elena, 32/, {
    reach: (page) => page.getByRole('complementary', { name: 'Filters' }).getByLabel('Country').focus(),
    says: 'nothing',
    but: { [OVER]: /Meet someone new/ },
  }),
  // The page came with the company as it was when the site was built.
  screen('getCompany', 'companyinfo', '/terms', /Vesper Example BV/, {
    persona: null,
    says: 'nothing',
    but: { [OVER]: /Vesper Example BV/ },
  }),
  screen('getFaq', 'faq', '/faq', /Vesper is/, {
    persona: null,
    but: { [OVER]: /An error occured/ },
  }),
  screen('getBlocked', 'block', '/settings', /members are blocked/),
  screen('getChats', 'chats', '/chats', /Elena/, { word: 'chats.0.profile.status' }),
  screen('getChat', 'chat', '/chats/c1', /Today|Yesterday|\d{4}/, {
    but: { 404: /This conversation is no longer here/ },
    looksEvery: CONVERSATION_POLL_MS,
  }),
  screen('getIcebreakers', 'icebreakers', '/members/sofia/chat', /Ideas for a first line/, {
    persona: 'free',
    says: 'nothing',
  }),
  screen('searchMembers', 'members', '/members', /Elena, 32/, {
    word: 'results.0.status',
    but: { [OVER]: /Meet someone new/ },
  }),
  screen('getMember', 'member', '/members/elena', /Red wine, long dinners/, {
    word: 'profile.eye_color',
    but: {
      401: /Profiles are for members only/,
      403: /Profiles are for members only/,
      [OVER]: /Profiles are for members only/,
    },
  }),
  screen('getSimilar', 'similar', '/members/elena', /Show more like Elena|Elena, 32/, {
    word: 'results.0.gender',
    reach: press('Show more like Elena'),
    // What has been read stays.
    but: { [OVER]: /Elena, 32/ },
  }),
  screen('getLikes', 'likes', '/likes/received', /people like you/, { word: 'liked_by.0.gender' }),
  screen('getSwipe', 'swipe', '/swipe-game', /likes left/, { word: 'profiles.0.body_type' }),
  screen('getAside', 'pass', '/likes?list=passed', /You haven’t passed on or hidden anyone/),
  screen('getSignupMatches', 'signup-matches', '/signup-matches', /, \d\d/, { persona: 'new' }),
  screen('getTiles', 'resold', '/members', /Elena, 32/, {
    settings: { member_resell: true },
    says: 'nothing',
    but: { [OVER]: /Meet someone new/ },
  }),
  screen('getPackages', 'packages', '/credits', /€/),
  screen('getDiscount', 'discountcode', '/premium', /€/, { persona: 'free', says: 'nothing' }),
  screen('getTransactions', 'transactions', '/transactions', /€/),
  screen('getCards', 'cards', '/credits/repeat-order', /1234|\d{4}/),
  screen('getLedger', 'ledger', '/transactions?view=credits', /Message/),
];

/** The way out of a failure that a page offers; without one it is opened anew. */
export async function tryAgain(page: Page, { reach, whole }: Screen): Promise<void> {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' }).first();
  // Some pages ask again by themselves, and the way out is gone by then.
  if (await retry.isVisible()) return Promise.race([retry.click(), expect(main).toContainText(whole)]);
  await page.reload();
  await reach?.(page);
}
