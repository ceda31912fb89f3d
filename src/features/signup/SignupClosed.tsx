/** Sign-up is by invitation at the moment (spec 4, 8). */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectWayIn } from '@/core/navigation/wayIn';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';

interface SignupClosedProps {
  loginTo: string;
  onLeave: (() => void) | undefined;
  /** It answers somebody who has just sent the form, which goes, and the focus with it. */
  answers?: boolean | undefined;
}

export function SignupClosed({ loginTo, onLeave, answers = false }: SignupClosedProps) {
  const { t } = useTranslation(['auth', 'errors']);
  // Where nobody can join, an invitation link leads nowhere either.
  const hasLink = useAppSelector(selectWayIn) !== 'closed';
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answers) message.current?.focus();
  }, [answers]);
  return (
    <div className="form-stack">
      <div className="form-stack" ref={message} tabIndex={answers ? -1 : undefined}>
        <Alert tone="amber">{t('errors:signups_closed')}</Alert>
        {hasLink && <p className="muted">{t('closed.text')}</p>}
      </div>
      <Link
        className={buttonClass({ kind: 'outline', size: 'lg', block: true })}
        to={loginTo}
        onClick={onLeave}
      >
        {t('signup.login')}
      </Link>
    </div>
  );
}
