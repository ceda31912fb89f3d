/** `/reset-password/do`: a new password for the account of a link from an e-mail (spec 2, 5). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { loginLine } from '@/core/auth/loginLine';
import { useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import { ExpiredLink } from '@/features/access/ExpiredLink';
import { NewPasswordForm } from '@/features/access/NewPasswordForm';
import { AuthFrame } from '@/features/authFrame/AuthFrame';
import { useAppDispatch } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { buttonClass } from '@/ui/buttonClass';

/** @returns true when somebody stays logged in here; a member whose session has ended leaves, and loses nothing of theirs */
const learnWhoStays =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    if (selectLoggedIn(getState())) await dispatch(fetchUser());
    return selectLoggedIn(getState());
  };

export default function NewPasswordPage() {
  const { t } = useTranslation('access');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = tokenInState(useLocation().state)?.token ?? null;
  const [outcome, setOutcome] = useState<'expired' | 'saved' | null>(null);
  useHeadingFocus(
    outcome === null ? null : t(outcome === 'saved' ? 'newPassword.savedTitle' : 'expired.title'),
  );

  /** The server has ended every session of the link's account; whether one was in this browser, it says itself. */
  const saved = async (): Promise<void> => {
    if (await dispatch(learnWhoStays())) end('saved');
    else void navigate(path('login'), { replace: true, state: loginLine('passwordSaved') });
  };
  /** Stays here without the token. */
  const end = (how: 'expired' | 'saved'): void => {
    setOutcome(how);
    void navigate(path('resetPasswordDo'), { replace: true });
  };

  if (outcome === 'saved')
    return (
      <AuthFrame
        title={t('newPassword.savedTitle')}
        lead={t('newPassword.savedText')}
        panel={{ title: t('newPassword.panelTitle'), text: t('reset.panelText') }}
        centred
      >
        <Link className={buttonClass({ kind: 'hot', size: 'lg', block: true })} to={path('members')}>
          {t('notConfirmed.goOn')}
        </Link>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={token === null ? t('expired.title') : t('newPassword.title')}
      // What is said of a link that is too old says it all.
      lead={token === null ? undefined : t('newPassword.lead')}
      panel={{ title: t('newPassword.panelTitle'), text: t('reset.panelText') }}
      other={{ to: path('login'), text: t('reset.login') }}
      centred
    >
      {token === null ? (
        <ExpiredLink
          action={
            <Link
              className={buttonClass({ kind: 'hot', size: 'lg', block: true })}
              to={path('resetPassword')}
            >
              {t('expired.reset')}
            </Link>
          }
        />
      ) : (
        <NewPasswordForm token={token} onSaved={saved} onExpired={() => end('expired')} />
      )}
    </AuthFrame>
  );
}
