/** A link from an e-mail that is too old, was used, or gave way to a newer one (spec 8: ER-04): the 404 page with ways on. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectAuthStatus, selectUser } from '@/core/auth/authSlice';
import { pathMissing } from '@/core/navigation/navigationSlice';
import { useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { errorPortraits } from '@/ui/errorPortraits';
import { PageError } from '@/ui/PageError';
import { AccessHelp } from './AccessHelp';
import { ResendActivation } from './ResendActivation';

export function DeadLink() {
  const { t } = useTranslation(['access', 'errors', 'common']);
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();
  useHeadingFocus(t('errors:not_found'));
  useEffect(() => {
    dispatch(pathMissing(pathname));
  }, [dispatch, pathname]);
  return (
    <PageError
      code={t('errors:page.code', { code: 404 })}
      title={t('errors:not_found')}
      text={
        <>
          <span className="access-told">{t('errors:token_expired')}</span>
          {t('expired.once')} {status === 'out' && t('expired.loginHelp')}
        </>
      }
      portraits={errorPortraits}
      action={
        <>
          {status === 'out' && (
            <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('login')}>
              {t('notConfirmed.login')}
            </Link>
          )}
          {user?.status === 'not_confirmed' && <ResendActivation email={user.email} />}
          <Link className={buttonClass({ kind: 'outline', size: 'lg' })} to={path('index')}>
            {t('common:actions.backHome')}
          </Link>
          <AccessHelp />
        </>
      }
    />
  );
}
