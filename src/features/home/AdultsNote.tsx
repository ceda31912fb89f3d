/** The note of every visitor page: for adults, drawn portraits. Of fictional profiles the foot of the page speaks. */
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';

export function AdultsNote() {
  const { t } = useTranslation('home');
  const age = useLeastAge();
  return (
    <aside className="home-note" aria-label={t('note.title', { age })}>
      <strong aria-hidden="true">{t('note.badge', { age })}</strong>
      <p>{t('note.text')}</p>
    </aside>
  );
}
