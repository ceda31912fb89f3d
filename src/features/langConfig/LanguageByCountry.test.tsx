// @vitest-environment jsdom
/** Country, then language: nothing changes before the second choice. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNTRIES } from '@/config/countries';
import { LOCALE_NAMES } from '@/config/locales';
import { fetchUser } from '@/core/auth/authThunks';
import { languageCookie } from '@/core/language/chooseLanguage';
import { selectNotices } from '@/core/notices/noticesSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { currentLocale, i18n, loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { LanguageByCountry } from './LanguageByCountry';

const LANGUAGES = {
  US: ['English', 'Español'],
  NL: ['Nederlands'],
  BE: ['Nederlands', 'Français', 'Deutsch'],
  FR: ['Français'],
  IT: ['Italiano'],
  ES: ['Español'],
  DE: ['Deutsch'],
  AT: ['Deutsch'],
  IE: ['English'],
  GB: ['English'],
  CA: ['English', 'Français'],
  PL: ['Polski'],
  AU: ['English'],
  NZ: ['English'],
  CH: ['Deutsch', 'Italiano', 'Français', 'English'],
};
let backend: TestBackend;

beforeEach(async () => {
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  await startI18n('en');
  await loadNamespaces(['account']);
});
afterEach(() => {
  backend.close();
});

async function open(persona?: string) {
  backend = createTestBackend(persona === undefined ? {} : { persona });
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  render(
    <Provider store={store}>
      <LanguageByCountry />
    </Provider>,
  );
  return store;
}
const country = () => screen.getByLabelText('Country');
/** The line below the languages says so, in the new language. */
const switched = () =>
  waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      i18n.t('account:languages.switched', { language: LOCALE_NAMES[currentLocale()] }),
    ),
  );
const offered = () => within(screen.getByRole('list')).getAllByRole('button');

describe('country and language', () => {
  it.each(COUNTRIES)('names the languages of %s in their own words [CO-05]', async (code) => {
    await open();
    await userEvent.selectOptions(country(), code);
    // Its hello is for the eyes: what a button is called is the language alone.
    const named = LANGUAGES[code].map((name) => screen.getByRole('button', { name }));
    expect(offered()).toEqual(named);
  });

  it('begins with the country of the visitor, and has all 15', async () => {
    await open();
    expect(country()).toHaveProperty('value', 'BE');
    expect(within(country()).getAllByRole('option')).toHaveLength(15);
  });

  it('changes nothing until a language is chosen [CO-05]', async () => {
    await open();
    await userEvent.selectOptions(country(), 'PL');
    expect(currentLocale()).toBe('en');
    expect(languageCookie()).toBeNull();
    expect(
      screen.getByText('You’re reading English. Nothing changes until you choose a language.'),
    ).toBeDefined();
  });

  it('switches with the keyboard, keeps the choice and marks it [ST-18]', async () => {
    await open();
    const german = screen.getByRole('button', { name: 'Deutsch' });
    expect(german.lang).toBe('de-DE');
    german.focus();
    await userEvent.keyboard('{Enter}');
    await switched();
    expect(currentLocale()).toBe('de');
    expect(languageCookie()).toBe('de');
    expect(german.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(german);
  });

  it('saves it to the account of a member [AP-03]', async () => {
    await open('premium@example.test');
    await userEvent.click(screen.getByRole('button', { name: 'Nederlands' }));
    await switched();
    expect(backend.account('premium@example.test').language).toBe('nl');
  });

  it('says when the account of a member could not be told, and no longer once it was [AP-03]', async () => {
    await open('premium@example.test');
    backend.fault({ match: 'PUT user.php', kind: 'status', status: 422, times: 1 });
    await userEvent.selectOptions(country(), 'GB');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    const alert = screen.getByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toBe(
        'The site’s language has changed, but it isn’t saved to your account. An error occured, please try again later.',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    await switched();
    expect(alert.textContent).toBe('');
  });

  it('stays as it is when the texts do not come, and says so', async () => {
    const store = await open();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(i18n, 'changeLanguage').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: LOCALE_NAMES.fr }));
    await waitFor(() => expect(selectNotices(store.getState())).toMatchObject([{ key: 'languageFailed' }]));
    expect(currentLocale()).toBe('en');
    expect(
      screen.getByText('You’re reading English. Nothing changes until you choose a language.'),
    ).toBeDefined();
  });
});
