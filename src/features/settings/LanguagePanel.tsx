/** The language of the site and of its mails: switched and saved at once (spec 4, 7). */
import { useState } from 'react';
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES } from '@/config/locales';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { chooseLanguage } from '@/core/language/chooseLanguage';
import type { Locale } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { SaveNote } from './SaveNote';
import { SettingsPanel } from './SettingsPanel';
import '@/ui/theme/chip.scss';

interface Outcome {
  locale: Locale;
  /** Why the account does not know of it. */
  unsaved: Failure | null;
}

export function LanguagePanel() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const current = currentLocale();
  // What is said is about the language in use; a later choice, here or in another tab, makes it old.
  const said = outcome?.locale === current ? outcome : null;

  const choose = async (locale: Locale): Promise<void> => {
    setOutcome(null);
    const result = await dispatch(chooseLanguage(locale));
    if (chooseLanguage.fulfilled.match(result)) setOutcome({ locale, unsaved: result.payload });
  };

  return (
    <SettingsPanel part="language" title={t('settings.language.title')}>
      <p>{t('settings.language.help')}</p>
      <fieldset className="setting-chips">
        <legend className="visually-hidden">{t('settings.language.label')}</legend>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            className={clsx('chip', locale === current && 'chip-on')}
            lang={LOCALE_TAGS[locale]}
            aria-pressed={locale === current}
            onClick={() => void choose(locale)}
          >
            {locale === current && <Icon as={Check} size={16} />}
            {LOCALE_NAMES[locale]}
          </button>
        ))}
      </fieldset>
      <div role="alert">
        {said !== null && said.unsaved !== null && (
          <Alert tone="amber">{t('settings.language.unsaved', { reason: failureText(said.unsaved) })}</Alert>
        )}
      </div>
      <div className="setting-actions">
        <Link className="setting-more" to={path('langConfig')}>
          {t('settings.language.byCountry')}
        </Link>
        <SaveNote text={said !== null && said.unsaved === null ? t('settings.language.saved') : null} />
      </div>
    </SettingsPanel>
  );
}
