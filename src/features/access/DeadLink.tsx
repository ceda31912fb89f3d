/** A link from an e-mail that is too old, was used, or gave way to a newer one (spec 8: ER-04): the 404 page with ways on. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { NotFound } from '@/core/errors/NotFound';
import { useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import { SupportContact } from '@/core/support/SupportContact';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { ResendActivation } from './ResendActivation';

export function DeadLink() {
  const { t } = useTranslation(['access', 'errors']);
  const user = useAppSelector(selectUser);
  useHeadingFocus(t('errors:not_found'));
  return (
    <NotFound
      text={t('errors:token_expired')}
      action={
        <>
          {user === null && (
            <Link className={buttonClass({ kind: 'hot' })} to={path('login')}>
              {t('notConfirmed.login')}
            </Link>
          )}
          {user?.status === 'not_confirmed' && <ResendActivation email={user.email} />}
          <section className="access-help">
            <h2>{t('notConfirmed.supportTitle')}</h2>
            <SupportContact />
          </section>
        </>
      }
    />
  );
}
