/** How to allow the position again once it was refused: only the member can, in the browser's own settings. */
import { useTranslation } from 'react-i18next';

export function AllowAgain() {
  const { t } = useTranslation('account');
  return (
    <details className="allow-again">
      <summary>{t('location.allow.title')}</summary>
      <ul>
        <li>{t('location.allow.computer')}</li>
        <li>{t('location.allow.android')}</li>
        <li>{t('location.allow.iphone')}</li>
      </ul>
      <p>{t('location.allow.after')}</p>
    </details>
  );
}
