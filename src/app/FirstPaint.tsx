/** What is on screen until the first route's code is here: the site's frame without words, and after a long time words. */
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { reloadNewest } from './newVersion';

export function FirstPaint() {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <main className="first-paint" aria-busy="true">
      <Spinner />
      {/* Hidden for the first seconds by its class: a network that stands still tells nobody that it does. */}
      <p className="start">
        {t('errors:start')}{' '}
        <Button kind="link" onClick={() => void reloadNewest()}>
          {t('common:actions.reload')}
        </Button>
      </p>
    </main>
  );
}
