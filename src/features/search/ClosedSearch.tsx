/** What a visitor sees where the search, or the rest of it, is for members: two ways in that lead back here (spec 4, 6). */
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '@/core/access/MembersOnly';

export function ClosedSearch() {
  const { t } = useTranslation('search');
  return <MembersOnly title={t('closed.title')} text={t('closed.text')} />;
}
