/** What is on screen until the first route's code is here: the site's frame without words, and after a long time words. */
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/Spinner';

export function FirstPaint() {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <main className="first-paint" aria-busy="true">
      <Spinner />
      {/* Hidden for the first seconds by its class: a network that stands still tells nobody that it does. */}
      <p className="start">
        {t('errors:start')}{' '}
        <button type="button" className="btn btn-link" onClick={() => window.location.reload()}>
          {t('common:actions.reload')}
        </button>
      </p>
    </main>
  );
}
