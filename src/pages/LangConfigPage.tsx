/** `/lang-config`: the language by country (spec 2, 9). */
import { useTranslation } from 'react-i18next';
import { LanguageByCountry } from '@/features/langConfig/LanguageByCountry';
import { Page } from '@/ui/Page';

export default function LangConfigPage() {
  const { t } = useTranslation('account');
  return (
    <Page>
      <div className="lang-page">
        <header>
          <h1 tabIndex={-1}>{t('languages.title')}</h1>
          <p className="lead muted mt-2">{t('languages.lead')}</p>
        </header>
        <LanguageByCountry />
      </div>
    </Page>
  );
}
