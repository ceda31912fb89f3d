/** `/mail-change/do`: a new e-mail address is confirmed by the link that was sent to it (spec 2). */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectAuthStatus, selectUser } from '@/core/auth/authSlice';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import { AccessHelp } from '@/features/access/AccessHelp';
import { ConfirmNewAddress } from '@/features/access/ConfirmNewAddress';
import { LinkState } from '@/features/access/LinkState';
import { isAddressChanged } from '@/features/access/addressChanged';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

/** Leads on to the settings, where the address is entered again. */
const LOGIN = `${path('login')}?next=${encodeURIComponent(path('settings'))}`;

export default function MailChangePage() {
  const { t } = useTranslation(['access', 'errors']);
  const state: unknown = useLocation().state;
  const email = useAppSelector(selectUser)?.email;
  const isVisitor = useAppSelector(selectAuthStatus) === 'out';
  const link = tokenInState(state);
  if (link !== null) return <ConfirmNewAddress key={link.token} link={link} />;

  const changed = isAddressChanged(state);
  const help = (
    <>
      <span className="access-told">{t('errors:token_expired')}</span>
      {t('expired.once')} {isVisitor ? t('expired.mailLogin') : t('expired.mailHelp')}
    </>
  );
  const done = email === undefined ? t('mailChange.doneElsewhere') : t('mailChange.done', { email });
  return (
    <LinkState
      news
      done={changed}
      title={changed ? t('mailChange.title') : t('expired.title')}
      text={changed ? done : help}
      action={
        <>
          <Link
            className={buttonClass({ kind: 'hot', size: 'lg' })}
            to={isVisitor ? LOGIN : path('settings')}
          >
            {isVisitor ? t('notConfirmed.login') : t('expired.settings')}
          </Link>
          {!changed && <AccessHelp />}
        </>
      }
    />
  );
}
