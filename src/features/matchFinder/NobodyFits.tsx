/** Nobody was found: says so, and what may help. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useSomePortraits } from '@/core/profiles/useSomePortraits';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';

interface NobodyFitsProps {
  /** Asks again with fewer conditions; null when there is none to leave out. */
  onWider: (() => void) | null;
  changeTo: string;
}

export function NobodyFits({ onWider, changeTo }: NobodyFitsProps) {
  const { t } = useTranslation('finder');
  const portraits = useSomePortraits();
  return (
    <EmptyState
      portraits={portraits}
      title={t('results.noneTitle')}
      text={onWider ? t('results.noneText') : t('results.noneTextWidest')}
      actions={
        <>
          {onWider ? (
            <Button kind="hot" size="lg" onClick={onWider}>
              {t('results.wider')}
            </Button>
          ) : (
            <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={changeTo}>
              {t('results.change')}
            </Link>
          )}
          <Link className={buttonClass({ kind: 'link' })} to={path('members')}>
            {t('results.search')}
          </Link>
        </>
      }
    />
  );
}
