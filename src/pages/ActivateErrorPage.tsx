/** `/activate/error`: the address could not be confirmed, and who helps (spec 8: ER-07). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectAuthStatus, selectUser } from '@/core/auth/authSlice';
import { AccessHelp } from '@/features/access/AccessHelp';
import { LinkState } from '@/features/access/LinkState';
import { ResendActivation } from '@/features/access/ResendActivation';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

/** Leads back here, where a member whose address is not confirmed has the mail sent again. */
const LOGIN = `${path('login')}?next=${encodeURIComponent(path('activateError'))}`;

export default function ActivateErrorPage() {
  const { t } = useTranslation(['access', 'errors']);
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const hot = buttonClass({ kind: 'hot', size: 'lg' });
  const text = (
    <>
      {t('notConfirmed.help')} {status === 'out' && t('notConfirmed.loginHelp')}
      {user?.status === 'active' && t('notConfirmed.already')}
    </>
  );
  const wayOn = (): ReactNode => {
    if (user === null) {
      // Until it is known who is here, nobody is told to log in.
      return (
        status === 'out' && (
          <Link className={hot} to={LOGIN}>
            {t('notConfirmed.login')}
          </Link>
        )
      );
    }
    if (user.status === 'not_confirmed') return <ResendActivation email={user.email} />;
    return (
      <Link className={hot} to={path('members')}>
        {t('notConfirmed.goOn')}
      </Link>
    );
  };
  return (
    <LinkState
      title={t('errors:activation_failed')}
      text={text}
      action={
        <>
          {wayOn()}
          <AccessHelp />
        </>
      }
    />
  );
}
