// Hostile strings in what the server answers, and what they must never do to a page.
import type { Page } from '@playwright/test';

/** Puts strings, in turn, in place of what some fields hold; a list and a table belong to the field that holds them. */
function rewritten(
  value: unknown,
  next: () => string,
  isMeant: (field: string) => boolean,
  meant = false,
): unknown {
  if (typeof value === 'string') return meant && value !== '' ? next() : value;
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(item, next, isMeant, meant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      rewritten(field, next, isMeant, isMeant(key)),
    ]),
  );
}

/** What stands in the answers of the API from the next request on. */
export interface Infection {
  readonly strings: readonly string[];
  readonly isMeant: (field: string) => boolean;
}

/** The calls of the API. */
const API = /\/api\/[\w-]+\.php/;

/**
 * Rewrites all answers of the API to questions.
 * @param current what to write, asked before each answer
 */
export async function infect(page: Page, current: () => Infection): Promise<void> {
  let used = 0;
  await page.route(API, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    const text = await response.text();
    // An answer may also be that nothing is new.
    if (!isJson || text === '') return route.fulfill({ response });
    const { strings, isMeant } = current();
    const next = (): string => strings[used++ % strings.length] ?? '';
    const answer: unknown = JSON.parse(text);
    return route.fulfill({ response, json: rewritten(answer, next, isMeant) });
  });
}

/** Runs in the page: what text must never become. */
export function look(trace: string) {
  const foreign =
    'iframe, object, embed, marquee, base, math, body form[action], main style, main link, main script, [http-equiv="refresh"]';
  const elements = [...document.querySelectorAll('*')];
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    ran: trace in globalThis,
    foreign: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    handlers: elements.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .length,
    links: [...document.links]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol)),
    sticksOut: scrollWidth - clientWidth,
  };
}
export const CLEAN = { ran: false, foreign: [], handlers: 0, links: [], sticksOut: 0 };

/** Nothing of the page is asked for from elsewhere, and no dialog opens. @returns what was asked for or opened nonetheless */
export function watch(page: Page, address: string): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(address))
      found.push(request.url());
  });
  page.on('dialog', (dialog) => {
    found.push(dialog.message());
    void dialog.dismiss();
  });
  return found;
}
