/** The page for an address that leads nowhere (spec 2): 404, 'This page could not be found', a way home. */
import { useTranslation } from 'react-i18next';
import { ErrorPage } from './ErrorPage';

export function NotFound() {
  const { t } = useTranslation('errors');
  return <ErrorPage code={404} title={t('not_found')} text={t('page.notFoundHelp')} />;
}
