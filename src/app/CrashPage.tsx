/** The last resort: a page that threw, or whose code did not come (spec 8). */
import { useTranslation } from 'react-i18next';
import { ErrorPage } from '@/core/errors/ErrorPage';

export function CrashPage({ missingPart }: { missingPart: boolean }) {
  const { t } = useTranslation('errors');
  return (
    <ErrorPage
      code={500}
      title={t('general')}
      text={missingPart ? t('chunk') : t('page.generalHelp')}
      onReload={() => window.location.reload()}
    />
  );
}
