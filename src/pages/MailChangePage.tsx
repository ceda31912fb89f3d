/** `/mail-change/do`: a new e-mail address is confirmed by the link that was sent to it (spec 2). */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import { ConfirmNewAddress } from '@/features/access/ConfirmNewAddress';
import { LinkState } from '@/features/access/LinkState';
import { isAddressChanged } from '@/features/access/addressChanged';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

export default function MailChangePage() {
  const { t } = useTranslation(['access', 'errors']);
  const state: unknown = useLocation().state;
  const email = useAppSelector(selectUser)?.email;
  const link = tokenInState(state);
  if (link !== null) return <ConfirmNewAddress key={link.token} link={link} />;

  const changed = isAddressChanged(state);
  const done = email === undefined ? t('mailChange.doneElsewhere') : t('mailChange.done', { email });
  return (
    <LinkState
      news
      done={changed}
      title={changed ? t('mailChange.title') : t('expired.title')}
      text={changed ? done : t('errors:token_expired')}
      action={
        <>
          {!changed && <p>{t('expired.mailHelp')}</p>}
          <Link
            className={clsx(buttonClass({ kind: 'hot', size: 'lg' }), !changed && 'mt-4')}
            to={path('settings')}
          >
            {t('expired.settings')}
          </Link>
        </>
      }
    />
  );
}
