// The stops of the picture tour: every screen worth looking at, who sees it, and how to get there.
import type { Page } from '@playwright/test';

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
}

const PREMIUM = 'premium@example.test';
const FREE = 'free@example.test';

/** The address of a member the mock world always holds is not known beforehand, so the tour follows the first card. */
async function openFirst(page: Page, start: string): Promise<void> {
  await page.locator(`main a[href^="${start}"]`).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(start) && url.pathname.length > start.length);
}

async function openFirstChat(page: Page): Promise<void> {
  await openFirst(page, '/chats/');
  await page.getByRole('log').waitFor();
}

/** Says yes to the entry warning, in any language. */
async function enter(page: Page): Promise<void> {
  const warning = page.getByRole('dialog');
  await warning.getByRole('button').last().click();
  await warning.waitFor({ state: 'hidden' });
}

export const STOPS: readonly Stop[] = [
  { name: 'entry', path: '/', persona: null },
  { name: 'home', path: '/', persona: null, steps: enter, isFullPage: true },
  { name: 'login', path: '/login', persona: null },
  { name: 'signup', path: '/signup', persona: null, isFullPage: true },
  { name: 'reset-password', path: '/reset-password', persona: null },
  { name: 'not-found', path: '/no-such-page/at-all', persona: null },
  { name: 'terms', path: '/terms', persona: null },
  { name: 'members', path: '/members', persona: PREMIUM },
  {
    name: 'member',
    path: '/members',
    persona: PREMIUM,
    steps: (page) => openFirst(page, '/members/'),
    isFullPage: true,
  },
  { name: 'members-free', path: '/members', persona: FREE },
  { name: 'likes', path: '/likes', persona: PREMIUM },
  { name: 'likes-free', path: '/likes', persona: FREE },
  { name: 'chats', path: '/chats', persona: PREMIUM },
  { name: 'chat', path: '/chats', persona: PREMIUM, steps: openFirstChat },
  { name: 'premium', path: '/premium', persona: FREE, isFullPage: true },
  { name: 'credits', path: '/credits', persona: PREMIUM, isFullPage: true },
  { name: 'profile', path: '/profile', persona: PREMIUM, isFullPage: true },
  { name: 'settings', path: '/settings', persona: PREMIUM, isFullPage: true },
];
