/** The last resort: a route or page that threw. A part that could not be loaded reloads the page once (spec 4). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isChunkError } from '@/domain/chunkReload';
import { ErrorPage } from '@/core/errors/ErrorPage';
import { NotFound } from '@/core/errors/NotFound';
import { reloadOnce } from './chunkGuard';

export function RouteError() {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  const chunk = isChunkError(error);

  useEffect(() => {
    if (chunk) reloadOnce();
    else console.error(error);
  }, [chunk, error]);

  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    return (
      <ErrorPage code={error.status} title={t('general')} text={t('page.generalHelp')} onReload={reload} />
    );
  }
  const text = chunk ? t('chunk') : t('page.generalHelp');
  return <ErrorPage code={500} title={t('general')} text={text} onReload={reload} />;
}

function reload(): void {
  window.location.reload();
}
