/** Lets members in and sends visitors to the login page, to come back afterwards (spec 6). */
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { fetchUser } from '../auth/authThunks';
import { selectAuthFailure, selectAuthStatus, selectUser } from '../auth/authSlice';
import { useFailureText } from '../errors/useFailureText';
import { toNextHeading } from '../navigation/focusHeading';
import { useRouteName } from '../navigation/routeName';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Page } from '@/ui/Page';
import { PageSkeleton } from './PageSkeleton';

export function RequireMember({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'pages']);
  const name = useRouteName();
  const status = useAppSelector(selectAuthStatus);
  const failure = useAppSelector(selectAuthFailure);
  const account = useAppSelector(selectUser)?.id;
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await dispatch(fetchUser());
    setBusy(false);
  };

  // Where another member logs in, in another tab, a page keeps nothing of the one before.
  if (status === 'in') return <Fragment key={account}>{children}</Fragment>;
  if (status === 'out') {
    return <Navigate replace to={`${path('login')}?next=${encodeURIComponent(pathname + search + hash)}`} />;
  }
  if (!failure) return <PageSkeleton />;
  return (
    <Page>
      <h1 tabIndex={-1}>{t(`pages:titles.${name}`)}</h1>
      <ErrorState
        title={failureText(failure)}
        action={
          <Button ref={toNextHeading} busy={busy} onClick={() => void retry()}>
            {t('actions.retry')}
          </Button>
        }
      />
    </Page>
  );
}
