// The stops of the picture tour: every screen worth looking at, who sees it, and how to get there.
import type { Page } from '@playwright/test';
import * as v from 'valibot';

export interface Stop {
  /** Also the name of the picture. */
  readonly name: string;
  readonly path: string;
  /** Who is logged in; null for a visitor. */
  readonly persona: string | null;
  /** What to do on the page before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
  /** True: the whole page instead of what the window shows. */
  readonly isFullPage?: boolean;
  /** True: what a first visit is asked is the subject; everywhere else the warning is off and the bar answered. */
  readonly isFirstVisit?: boolean;
}

const PREMIUM = 'premium@example.test';
const FREE = 'free@example.test';
const NEW = 'new@example.test';

const visitor = (name: string, path: string): Stop => ({ name, path, persona: null });
const wholePage = (stop: Stop): Stop => ({ ...stop, isFullPage: true });
const member = (name: string, path: string, persona = PREMIUM): Stop => ({ name, path, persona });

/** The address of a member the mock world always holds is not known beforehand, so the tour follows the first card. */
async function openFirst(page: Page, start: string): Promise<void> {
  await page.locator(`main a[href^="${start}"]`).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(start) && url.pathname.length > start.length);
}

async function openFirstChat(page: Page): Promise<void> {
  await openFirst(page, '/chats/');
  await page.getByRole('log').waitFor();
}

const mails = v.object({ outbox: v.array(v.object({ links: v.array(v.string()) })) });

/** The link that replaces a password stands in a mail alone. */
async function openPasswordMail(page: Page): Promise<void> {
  await page.locator('input[type="email"]').fill(FREE);
  await page.locator('main button[type="submit"]').click();
  await page.waitForResponse((answer) => answer.url().endsWith('/api/reset-password.php'));
  const answer = await page.request.get('/__mock/outbox');
  const { outbox } = v.parse(mails, await answer.json());
  await page.goto(outbox.at(-1)?.links[0] ?? '/');
  await page.locator('input[type="password"]').first().waitFor();
}

/** The last day of the latest year that a date of birth can name: before that day, it makes somebody seventeen. */
async function sendTooYoung(page: Page): Promise<void> {
  await page.locator('main fieldset').nth(0).getByRole('radio').first().check({ force: true });
  await page.locator('main fieldset').nth(1).getByRole('radio').first().check({ force: true });
  await page.locator('main input[name="name"]').fill('Robin');
  await page.locator('main input[type="email"]').fill('robin@example.test');
  await page.locator('main input[type="password"]').fill('evening-lamp-7');
  const year = page.locator('select[name="bday-year"]');
  await year.selectOption({ index: 1 });
  await page.locator('select[name="bday-month"]').selectOption('12');
  await page.locator('select[name="bday-day"]').selectOption('31');
  await page.locator('main button[type="submit"]').click();
  await page.locator('form [role="alert"] .alert').waitFor();
}

/** A dialog is seen when it stands: it fades in. */
async function dialogStands(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.modal')].every((dialog) => getComputedStyle(dialog).opacity === '1'),
  );
}

/** Those of `publicPages.ts`, which plain Node cannot load. */
const LANDERS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

export const STOPS: readonly Stop[] = [
  { name: 'entry', path: '/', persona: null, isFirstVisit: true, steps: dialogStands },
  wholePage(visitor('home', '/')),
  visitor('login', '/login'),
  wholePage(visitor('signup', '/signup')),
  wholePage({ ...visitor('signup-too-young', '/signup'), steps: sendTooYoung }),
  visitor('reset-password', '/reset-password'),
  { ...visitor('new-password', '/reset-password'), steps: openPasswordMail },
  visitor('new-password-late', '/reset-password/do'),
  visitor('not-found', '/no-such-page/at-all'),
  visitor('dead-link', '/AbCdEf0123456789'),
  visitor('activated', '/activate/done'),
  visitor('activation-failed', '/activate/error'),
  visitor('mail-change', '/mail-change/do'),
  visitor('account-deleted', '/account-deleted'),
  visitor('languages', '/lang-config'),
  wholePage(visitor('pricing', '/pricing')),
  visitor('terms', '/terms'),
  visitor('privacy', '/privacy'),
  visitor('cookies', '/cookies'),
  visitor('refunds', '/return-policy'),
  visitor('accessibility', '/accessibility'),
  visitor('house-rules', '/ban'),
  visitor('faq', '/faq'),
  wholePage(visitor('service', '/service')),
  wholePage(visitor('complaints', '/complaints')),
  wholePage(visitor('tinderswipe', '/landers/tinderswipe')),
  ...LANDERS.map((lander) => wholePage(visitor(lander, `/landers/${lander}/auto`))),
  wholePage(visitor('member-landing', '/members/elena/landing')),
  wholePage(visitor('member-landing2', '/members/elena/landing2/auto')),
  wholePage(visitor('member-landing3', '/members/elena/landing3/auto')),
  wholePage(member('complete-signup', '/complete-signup?step=looks', NEW)),
  member('confirm-email', '/complete-signup?step=done', NEW),
  member('all-set', '/complete-signup?step=done', FREE),
  member('members', '/members'),
  member('members-free', '/members', FREE),
  wholePage(member('member', '/members/elena')),
  member('likes', '/likes'),
  member('likes-free', '/likes', FREE),
  member('match-finder', '/match-finder'),
  member('swipe-game', '/swipe-game'),
  member('signup-matches', '/signup-matches'),
  member('chats', '/chats'),
  { ...member('chat', '/chats'), steps: openFirstChat },
  member('notifications', '/notifications'),
  wholePage(member('premium', '/premium', FREE)),
  wholePage(member('credits', '/credits')),
  wholePage(member('payment', '/credits/p1', FREE)),
  wholePage(member('direct-debit', '/directdebit', FREE)),
  wholePage(member('repeat-order', '/credits/repeat-order')),
  member('transactions', '/transactions'),
  wholePage(member('purchase', '/transactions/pay-premium-2')),
  wholePage(member('profile', '/profile')),
  wholePage(member('settings', '/settings')),
  wholePage(member('location', '/settings/location', FREE)),
];
