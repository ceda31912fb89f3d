/** Switching the language (spec 4): texts first, then the switch, then the cookie and the account. */
import { createAction } from '@reduxjs/toolkit';
import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { LANGUAGE_COOKIE_DAYS } from '@/config/limits';
import { COOKIES } from '@/config/storageKeys';
import type { Locale } from '@/domain/model';
import { switchLocale } from '@/i18n/i18n';
import { readCookie, writeCookie } from '@/lib/cookies';
import { createAppThunk } from '@/store/createAppThunk';
import type { AppDispatch } from '@/store/types';
import { selectLoggedIn } from '../auth/authSlice';
import { oncePageAlive } from '../navigation/pageAlive';
import { noticeShown } from '../notices/noticesSlice';

/** The language changed, here or in another tab. */
export const localeChanged = createAction<Locale>('language/localeChanged');

/** @returns the language cookie's value, null when the visitor never chose */
export const languageCookie = (): string | null => readCookie(document, COOKIES.language);

/** Writes the language cookie, which decides at every later start (spec 4). */
export function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:';
  writeCookie(document, COOKIES.language, locale, { days: LANGUAGE_COOKIE_DAYS, secure });
}

let newest = 0;
let before: Promise<unknown> = Promise.resolve();

/** Choices follow one another: the last one counts, on screen and in the account, however quickly they were made. */
function inTurn(act: () => Promise<Failure | null>): Promise<Failure | null> {
  newest += 1;
  const turn = newest;
  const choice = before.then(() => (turn === newest ? act() : null));
  before = choice.catch(() => null);
  return choice;
}

/**
 * Switches and remembers what somebody chose; on failure the old language stays and a notice says so.
 * @returns why a member's account does not know of it; null when it does, for a visitor, and when nothing was switched
 */
export const chooseLanguage = createAppThunk('language/choose', (locale: Locale, tools) =>
  inTurn(async () => {
    const { dispatch, getState } = tools;
    if (!(await switchTo(locale, dispatch)) || !selectLoggedIn(getState())) return null;
    try {
      const { saveLanguage } = await import('../auth/saveLanguage');
      await saveLanguage(locale, tools);
      return null;
    } catch (error) {
      const failure = failureOf(error);
      // Whoever has left has no account here any more.
      return failure.kind === 'aborted' ? null : failure;
    }
  }),
);

/** Takes over the language of the domain, which nobody chose: no account hears of it (spec 4). */
export const adoptLanguage = createAppThunk('language/adopt', (locale: Locale, { dispatch }) =>
  inTurn(async () => {
    await switchTo(locale, dispatch);
    return null;
  }),
);

type LocaleChanged = ReturnType<typeof localeChanged>;

/**
 * Takes over what another tab chose, and has remembered.
 * @param heard what this tab tells its own parts when the texts have come
 */
export const followLanguage = (heard: LocaleChanged, dispatch: AppDispatch): Promise<Failure | null> =>
  inTurn(async () => {
    await switchTo(heard.payload, dispatch, heard);
    return null;
  });

/** @returns false when the texts did not come */
async function switchTo(locale: Locale, dispatch: AppDispatch, heard?: LocaleChanged): Promise<boolean> {
  // A page that is half alive would meet the other language half-way, and be drawn anew.
  await new Promise<void>(oncePageAlive);
  try {
    await switchLocale(locale);
  } catch (error) {
    console.warn('Language could not be loaded', error);
    dispatch(noticeShown({ key: 'languageFailed', tone: 'bad' }));
    return false;
  }
  if (!heard) rememberLanguage(locale);
  dispatch(heard ?? localeChanged(locale));
  return true;
}
