/** The first stop of the keyboard: past the navigation. */
import { useTranslation } from 'react-i18next';

/** @param props.to id of what is passed on to, with its # */
export function SkipLink({ to = '#main' }: { to?: string }) {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={to}>
      {t('nav.skip')}
    </a>
  );
}
