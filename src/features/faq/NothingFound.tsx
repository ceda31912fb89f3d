/** No answer: what helps, and who does. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';

interface NothingFoundProps {
  /** As typed; empty when there are no answers at all. */
  query: string;
  onClear: () => void;
}

export function NothingFound({ query, onClear }: NothingFoundProps) {
  const { t } = useTranslation('faq');
  const searched = query !== '';
  return (
    <EmptyState
      title={searched ? t('empty.title', { query }) : t('empty.none')}
      text={searched ? t('empty.text') : t('empty.noneText')}
      actions={
        <>
          <Link to={path('service')} className={buttonClass({ kind: 'primary' })}>
            {t('more.service')}
          </Link>
          {searched && (
            <Button kind="link" onClick={onClear}>
              {t('clear')}
            </Button>
          )}
        </>
      }
    />
  );
}
