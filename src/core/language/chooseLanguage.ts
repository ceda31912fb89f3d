/** Switching the language (spec 4): texts first, then the switch, then the cookie and the account. */
import { createAction } from '@reduxjs/toolkit';
import { LANGUAGE_COOKIE_DAYS } from '@/config/limits';
import { COOKIES } from '@/config/storageKeys';
import type { Locale } from '@/domain/model';
import { switchLocale } from '@/i18n/i18n';
import { readCookie, writeCookie } from '@/lib/cookies';
import { createAppThunk } from '@/store/createAppThunk';
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

/** Switches and remembers; on failure the old language stays and a notice says so. */
export const chooseLanguage = createAppThunk('language/choose', async (locale: Locale, { dispatch }) => {
  try {
    await switchLocale(locale);
  } catch (error) {
    console.warn('Language could not be loaded', error);
    dispatch(noticeShown({ key: 'languageFailed', tone: 'bad' }));
    return;
  }
  rememberLanguage(locale);
  dispatch(localeChanged(locale));
  await dispatch(saveLanguage(locale));
});
