/** The note of every visitor page: for adults, fictional profiles, drawn portraits. */
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { useAppSelector } from '@/store/hooks';

export function AdultsNote() {
  const { t } = useTranslation('home');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  const age = useLeastAge();
  return (
    <aside className="page home-note" aria-label={t('note.title', { age })}>
      <strong aria-hidden="true">{t('note.badge', { age })}</strong>
      <p>{t('note.text', { site })}</p>
    </aside>
  );
}
