/** `/account-deleted`: what comes now, until when it can be taken back, and how (spec 2, 4). */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import * as v from 'valibot';
import jonas from '@/assets/portraits/wall/jonas.webp';
import nora from '@/assets/portraits/wall/nora.webp';
import { REACTIVATION_DAYS } from '@/config/limits';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { SupportContact } from '@/core/support/SupportContact';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { PageError } from '@/ui/PageError';

const PORTRAITS = [jonas, nora];
/** Handed over by the deletion; absent when the page is opened by its address. */
const stateSchema = v.object({ until: v.pipe(v.string(), v.isoTimestamp()) });

export default function AccountDeletedPage() {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const location = useLocation();
  const loggedIn = useAppSelector(selectLoggedIn);
  const handed = v.safeParse(stateSchema, location.state);
  // Whoever is logged in has an account that is not closed.
  if (loggedIn) return <Navigate replace to={path('settings')} />;
  return (
    <PageError
      title={t('deleted.title')}
      portraits={PORTRAITS}
      text={
        <>
          {handed.success
            ? t('deleted.until', { date: date(handed.output.until) })
            : t('deleted.days', { count: REACTIVATION_DAYS })}{' '}
          {t('deleted.goodbye')}
        </>
      }
      action={
        <>
          <p>{t('deleted.back')}</p>
          <p>{t('deleted.support')}</p>
          <SupportContact />
          <Link className={clsx(buttonClass({ kind: 'outline', size: 'lg' }), 'mt-4')} to={path('index')}>
            {t('deleted.home')}
          </Link>
        </>
      }
    />
  );
}
