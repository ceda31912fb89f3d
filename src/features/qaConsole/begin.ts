/** Before the app starts: follows the link of the console in the address, and begins fresh where that was asked for. */
import { COOKIES } from '@/config/storageKeys';
import { writeCookie } from '@/lib/cookies';
import type { ActOf } from './acts';
import { sendInPage } from './control';
import { parseState, QA_PARAM } from './link';
import { beFresh, forgetProduct, wantOpen, writeJournal, writeProblem } from './memory';
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
  const address = new URL(window.location.href);
  const value = address.searchParams.get(QA_PARAM);
  if (value === null) return false;
  const here = cleanAddress(address);
  const parsed = parseState(value, address.origin);
  if (parsed.ok && value !== '') {
    try {
      await forgetProduct();
      keepLanguage(null);
      const target = await playState(parsed.state, send, {
        // Kept in the journal, from where the next page takes it.
        chooseTexts: () => undefined,
        chooseLanguage: keepLanguage,
      });
      writeJournal({ acts: parsed.state.acts, leftOut: 0 });
      leave(target);
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
