/** Switching the language (spec 4): texts first, then the switch, then the cookie and the account. */
import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { LANGUAGE_COOKIE_DAYS } from '@/config/limits';
import { COOKIES } from '@/config/storageKeys';
import type { Locale } from '@/domain/model';
import { switchLocale } from '@/i18n/i18n';
import { readCookie, writeCookie } from '@/lib/cookies';
import { createAppThunk } from '@/store/createAppThunk';
import type { AppDispatch } from '@/store/types';
import { saveLanguage } from '../auth/authThunks';
import { noticeShown } from '../notices/noticesSlice';

/** The language changed, here or in another tab. */
export const localeChanged = createAction<Locale>('language/localeChanged');

/** @returns the language cookie's value, null when the visitor never chose */
export const languageCookie = (): string | null => readCookie(document, COOKIES.language);

function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:';
  writeCookie(document, COOKIES.language, locale, { days: LANGUAGE_COOKIE_DAYS, secure });
}

let newest = 0;
let before: Promise<unknown> = Promise.resolve();

/**
 * Switches and remembers; on failure the old language stays and a notice says so. Choices follow one another: the last
 * one counts, on screen and in the account, however quickly they were made.
 * @returns why a member's account does not know of it; null when it does, for a visitor, and when nothing was switched
 */
export const chooseLanguage = createAppThunk('language/choose', async (locale: Locale, { dispatch }) => {
  newest += 1;
  const turn = newest;
  const choice = before.then(() => (turn === newest ? switchTo(locale, dispatch) : null));
  before = choice.catch(() => null);
  return choice;
});

async function switchTo(locale: Locale, dispatch: AppDispatch): Promise<Failure | null> {
  try {
    await switchLocale(locale);
  } catch (error) {
    console.warn('Language could not be loaded', error);
    dispatch(noticeShown({ key: 'languageFailed', tone: 'bad' }));
    return null;
  }
  rememberLanguage(locale);
  dispatch(localeChanged(locale));
  const saved = await dispatch(saveLanguage(locale));
  return saveLanguage.rejected.match(saved) ? (saved.payload ?? null) : null;
}
