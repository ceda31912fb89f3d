/** How to allow notices again once they were refused: only the member can, in the browser's own settings (spec 8). */
import { useTranslation } from 'react-i18next';

export function AllowPushAgain() {
  const { t } = useTranslation('account');
  return (
    <details className="push-again">
      <summary>{t('push.allow.title')}</summary>
      <ul>
        <li>{t('push.allow.chrome')}</li>
        <li>{t('push.allow.firefox')}</li>
        <li>{t('push.allow.safari')}</li>
        <li>{t('push.allow.phone')}</li>
      </ul>
      <p>{t('push.allow.after')}</p>
    </details>
  );
}
