/** The note of every visitor page: 18+, fictional profiles, drawn portraits. */
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

export function AdultsNote() {
  const { t } = useTranslation('home');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  return (
    <aside className="page home-note" aria-label={t('note.title')}>
      <strong aria-hidden="true">{t('note.badge')}</strong>
      <p>{t('note.text', { site })}</p>
    </aside>
  );
}
