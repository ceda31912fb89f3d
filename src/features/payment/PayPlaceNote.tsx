/** Says before the press that the order is paid on another site, and on which. */
import { useTranslation } from 'react-i18next';

/** @param props.site from siteOf, or more than one with a sign between; nothing is said of this site */
export function PayPlaceNote({ site }: { site: string | null }) {
  const { t } = useTranslation('premium');
  return site === null || site === '' ? null : (
    <p className="caption muted">{t('order.elsewhere', { site })}</p>
  );
}
