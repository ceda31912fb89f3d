/** The page for an address that leads nowhere (spec 2): 404, 'This page could not be found', a way home. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppDispatch } from '@/store/hooks';
import { pathMissing } from '../navigation/navigationSlice';
import { ErrorPage } from './ErrorPage';

export function NotFound() {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // The title is the layout's, which sees the pattern of the address alone.
  useEffect(() => {
    dispatch(pathMissing(pathname));
  }, [dispatch, pathname]);
  return (
    <ErrorPage
      code={404}
      title={t('not_found')}
      text={
        <>
          {t('page.notFoundHelp')} <span className="d-block">{t('page.notFoundPeople')}</span>
        </>
      }
    />
  );
}
