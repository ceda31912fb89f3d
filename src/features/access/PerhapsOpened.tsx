/** The answer to a link was lost, and the server does not know the link any more: what may have happened, and where to see it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectAuthStatus } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { LinkState } from './LinkState';

export function PerhapsOpened() {
  const { t } = useTranslation('access');
  const status = useAppSelector(selectAuthStatus);
  return (
    <LinkState
      news
      title={t('link.perhapsTitle')}
      text={t('link.perhapsText')}
      action={
        <>
          <Link className={buttonClass({ kind: 'hot' })} to={path('notifications')}>
            {t('unsubscribed.settings')}
          </Link>
          {status === 'out' && (
            <Link className={buttonClass({ kind: 'outline' })} to={path('login')}>
              {t('confirmed.login')}
            </Link>
          )}
        </>
      }
    />
  );
}
