/** Choose a country, see the languages spoken there, choose one (spec 9). Nothing changes before that. */
import { useId, useState } from 'react';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { COUNTRIES, countryLanguages, isCountry } from '@/config/countries';
import { LOCALE_HELLOS, LOCALE_NAMES, LOCALE_TAGS } from '@/config/locales';
import { selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { chooseLanguage } from '@/core/language/chooseLanguage';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Locale } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { SelectField } from '@/ui/SelectField';
import './langConfig.scss';

interface Outcome {
  locale: Locale;
  /** Why the member's account does not know of it. */
  unsaved: Failure | null;
}

export function LanguageByCountry() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const failureText = useFailureText();
  const titleId = useId();
  const settings = useAppSelector(selectSettings);
  const home = useAppSelector(selectUser)?.profile.country;
  const guess = home ?? settings?.geoip_selected_country ?? settings?.geoip_country ?? '';
  const [picked, setPicked] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const country = picked ?? (isCountry(guess) ? guess : '');
  const current = currentLocale();
  // What is said is about the language in use; a later choice, here or in another tab, makes it old.
  const said = outcome?.locale === current ? outcome : null;

  const choose = async (locale: Locale): Promise<void> => {
    setOutcome(null);
    const result = await dispatch(chooseLanguage(locale));
    // Where its texts did not come, a notice says so.
    if (currentLocale() !== locale || !chooseLanguage.fulfilled.match(result)) return;
    setOutcome({ locale, unsaved: result.payload });
  };

  return (
    <div className="lang-config">
      <SelectField
        label={t('languages.country')}
        {...(country === '' && { placeholder: t('languages.choose') })}
        options={COUNTRIES.map((code) => ({ value: code, label: formats.country(code) })).toSorted((a, b) =>
          a.label.localeCompare(b.label),
        )}
        value={country}
        onChange={(event) => setPicked(event.target.value)}
      />
      {country !== '' && (
        <section className="lang-spoken" aria-labelledby={titleId}>
          <h2 className="h4" id={titleId}>
            {t('languages.spoken', { country: formats.country(country) })}
          </h2>
          <ul className="lang-list">
            {countryLanguages(country).map((locale) => (
              <li key={locale}>
                <button
                  type="button"
                  className="lang-choice"
                  lang={LOCALE_TAGS[locale]}
                  aria-pressed={locale === current}
                  onClick={() => void choose(locale)}
                >
                  <span className="grow">{LOCALE_NAMES[locale]}</span>
                  <span className="lang-hello" aria-hidden="true">
                    {LOCALE_HELLOS[locale]}
                  </span>
                  <Icon as={locale === current ? Check : ChevronRight} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div role="alert">
        {said !== null && said.unsaved !== null && (
          <Alert tone="amber">{t('settings.language.unsaved', { reason: failureText(said.unsaved) })}</Alert>
        )}
      </div>
      <output className="muted small">
        {t(said === null ? 'languages.hint' : 'languages.switched', { language: LOCALE_NAMES[current] })}
      </output>
    </div>
  );
}
