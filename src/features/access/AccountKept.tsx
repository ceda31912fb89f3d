/** An account was kept while somebody else is logged in here: said in place, as the log-in would send them on at once. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import { LinkState } from './LinkState';

export function AccountKept() {
  const { t } = useTranslation('access');
  return (
    <LinkState
      news
      done
      title={t('keep.keptTitle')}
      text={t('keep.keptText')}
      action={
        <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('members')}>
          {t('notConfirmed.goOn')}
        </Link>
      }
    />
  );
}
