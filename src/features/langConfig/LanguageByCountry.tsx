/** Choose a country, see the languages spoken there, choose one (spec 9). Nothing changes before that. */
import { useId, useState } from 'react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COUNTRIES, countryLanguages, isCountry } from '@/config/countries';
import { LOCALE_NAMES, LOCALE_TAGS } from '@/config/locales';
import { selectUser } from '@/core/auth/authSlice';
import { chooseLanguage } from '@/core/language/chooseLanguage';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Locale } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { SelectField } from '@/ui/SelectField';
import './langConfig.scss';

export function LanguageByCountry() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const titleId = useId();
  const settings = useAppSelector(selectSettings);
  const home = useAppSelector(selectUser)?.profile.country;
  const guess = home ?? settings?.geoip_selected_country ?? settings?.geoip_country ?? '';
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Locale | null>(null);
  const country = picked ?? (isCountry(guess) ? guess : '');
  const current = currentLocale();

  const choose = async (locale: Locale): Promise<void> => {
    await dispatch(chooseLanguage(locale));
    // Where its texts did not come, a notice says so.
    if (currentLocale() === locale) setChosen(locale);
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
        <section aria-labelledby={titleId}>
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
                  {locale === current && <Icon as={Check} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <output className="muted small">
        {chosen === current
          ? t('languages.switched', { language: LOCALE_NAMES[current] })
          : t('languages.hint')}
      </output>
    </div>
  );
}
