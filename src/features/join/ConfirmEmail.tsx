/** The last step: a mail is on its way, and what to do when it does not come (spec 4, 6). */
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { extra } from '@/core/parts/late';
import { useFailureText } from '@/core/errors/useFailureText';
import type { User } from '@/domain/model';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Skeleton } from '@/ui/Skeleton';
import { Tagged } from '@/ui/Tagged';
import { ResendMail } from './ResendMail';
import { useConfirmation } from './useConfirmation';
import { useFreshUser } from './useFreshUser';
import './join.scss';

/** Few need it, and it brings a form's machinery. */
const ChangeAddress = extra(() => import('./ChangeAddress').then((m) => m.ChangeAddress));

interface ConfirmEmailProps {
  user: User;
  /** Where the way on leads, a path of this site. */
  onwardTo: string;
}

/** For an account whose address is not confirmed yet; the member who is confirmed elsewhere meanwhile is noticed. */
export function ConfirmEmail({ user, onwardTo }: ConfirmEmailProps) {
  const { t } = useTranslation('join');
  const failureText = useFailureText();
  const confirmation = useConfirmation(user);
  const { email, newEmail, told, busy, check, sendTo, waitFor } = confirmation;
  /** Null until it was asked for once. */
  const [changing, setChanging] = useState<boolean | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  useFreshUser();

  // It takes the place of the form that had the focus.
  useEffect(() => {
    if (changing === false) change.current?.focus();
  }, [changing]);

  return (
    <div className="join-confirm">
      <p>
        <Tagged text={t('confirm.sentTo', { email })} tags={{ strong: <strong /> }} />{' '}
        {newEmail === null ? t('confirm.mailName') : t('confirm.newMailName', { old: user.email })}
      </p>
      <p className="muted">{t('confirm.spam')}</p>
      <Alert tone="amber">{t('confirm.why')}</Alert>
      <div aria-live="polite">
        {told === 'sent' && <Alert tone="green">{t('confirm.sent', { email })}</Alert>}
        {told === 'notYet' && <Alert tone="cyan">{t('confirm.notYet')}</Alert>}
        {told === 'limited' && <Alert tone="amber">{t('confirm.limited')}</Alert>}
        {told !== null && typeof told === 'object' && <Alert tone="red">{failureText(told.failure)}</Alert>}
      </div>
      <Button kind="hot" size="lg" block busy={busy === 'check'} onClick={() => void check()}>
        {t('confirm.check')}
      </Button>
      <section className="join-help" aria-label={t('confirm.helpTitle')}>
        <ResendMail confirmation={confirmation} />
        {changing === true ? (
          <Suspense fallback={<Skeleton height="5rem" />}>
            <ChangeAddress sendTo={sendTo} waitFor={waitFor} onClose={() => setChanging(false)} />
          </Suspense>
        ) : (
          <Button ref={change} kind="link" onClick={() => setChanging(true)}>
            {t('confirm.change')}
          </Button>
        )}
      </section>
      <p className="join-onward">
        <Link className={buttonClass({ kind: 'link' })} to={onwardTo}>
          {t('confirm.lookAround')}
        </Link>
        <Link className={buttonClass({ kind: 'link' })} to={path('signupMatches')}>
          {t('matches')}
        </Link>
      </p>
    </div>
  );
}
