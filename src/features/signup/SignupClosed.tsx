/** Sign-up is by invitation at the moment (spec 4, 8). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';

interface SignupClosedProps {
  loginTo: string;
  onLeave: (() => void) | undefined;
}

export function SignupClosed({ loginTo, onLeave }: SignupClosedProps) {
  const { t } = useTranslation(['auth', 'errors']);
  return (
    <div className="form-stack">
      <Alert tone="amber">{t('errors:signups_closed')}</Alert>
      <p className="muted">{t('closed.text')}</p>
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
