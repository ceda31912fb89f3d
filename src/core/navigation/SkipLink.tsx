/** The first stop of the keyboard: past the navigation. */
import { useTranslation } from 'react-i18next';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t('nav.skip')}
    </a>
  );
}
