/** What stands in place of the cards when nobody fits. */
import { useTranslation } from 'react-i18next';
import { useSomePortraits } from '@/core/profiles/useSomePortraits';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function NobodyFound({ onClear }: { onClear?: (() => void) | undefined }) {
  const { t } = useTranslation('members');
  const portraits = useSomePortraits();
  return (
    <EmptyState
      portraits={portraits}
      title={t('search.none.title')}
      text={onClear ? t('search.none.text') : t('search.none.textDefault')}
      actions={onClear && <Button onClick={onClear}>{t('search.none.action')}</Button>}
    />
  );
}
