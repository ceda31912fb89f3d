/** Before the app starts: follows the link of the console in the address, and begins fresh where that was asked for. */
import { COOKIES } from '@/config/storageKeys';
import { DEFAULT_SEED } from '@/config/testerPages';
import { writeCookie } from '@/lib/cookies';
import { withAct, withSeeds, type ActOf, type ConsoleState, type Journal } from './acts';
import { sendInPage } from './control';
import { keepToVisit } from './freshVisit';
import { parseState, QA_PARAM } from './link';
import { beFresh, endVisit, forgetProduct, wantOpen, writeJournal, writeProblem } from './memory';
import { playState } from './play';
import type { Send } from './requests';

const YEAR_DAYS = 365;

/** The language of the next page; none forgets the choice. */
export function keepLanguage(locale: ActOf<'lang'>['locale'] | null): void {
  const days = locale === null ? 0 : YEAR_DAYS;
  writeCookie(document, COOKIES.language, locale ?? '', {
    days,
    secure: window.location.protocol === 'https:',
  });
}

/** The address without the console's part of it. */
function cleanAddress(address: URL): string {
  address.searchParams.delete(QA_PARAM);
  return `${address.pathname}${address.search}${address.hash}`;
}

/** Brings this browser to a state. Of one that is refused halfway, the journal holds what was done. @returns the address to open */
async function follow({ acts, at }: ConsoleState, send: Send): Promise<string> {
  await forgetProduct();
  keepLanguage(null);
  endVisit();
  let journal: Journal = { acts: [], leftOut: 0 };
  const browser = {
    // Kept in the journal, from where the next page takes it.
    chooseTexts: () => undefined,
    chooseLanguage: keepLanguage,
  };
  const target = await playState({ acts, at }, send, browser, (act) => {
    journal = withAct(journal, act);
    writeJournal(journal);
  });
  writeJournal({ acts: withSeeds(acts, DEFAULT_SEED), leftOut: 0 });
  return target;
}

/** @returns true when the page is left for where the link leads */
async function followAddress(leave: (address: string) => void, send: Send): Promise<boolean> {
  const address = new URL(window.location.href);
  const value = address.searchParams.get(QA_PARAM);
  if (value === null) return false;
  const here = cleanAddress(address);
  const parsed = parseState(value, address.origin);
  if (parsed.ok && value !== '') {
    try {
      leave(await follow(parsed.state, send));
      return true;
    } catch (error) {
      writeProblem(`The link could not be followed to its end. ${String(error)}`);
    }
  }
  if (!parsed.ok) writeProblem(`The link was not followed: “${parsed.word}” is no word of the console.`);
  wantOpen();
  window.history.replaceState(window.history.state, '', here);
  return false;
}

/**
 * Does what the address asks of the console: `?qa` opens it, `?qa=…` brings this browser to that state.
 * @param leave goes to an address for good
 * @returns true when the page is left, so that nothing more is to start in it
 */
export async function beginVisit(
  leave: (address: string) => void = (address) => window.location.replace(address),
  send: Send = sendInPage,
): Promise<boolean> {
  await beFresh();
  if (await followAddress(leave, send)) return true;
  keepToVisit();
  return false;
}
