/** What somebody can do who does not accept changed terms, and the way to accept them after all. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { selectTermsToAccept } from '@/core/auth/termsToAccept';
import { toHeading } from '@/core/navigation/focusHeading';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { useAcceptance } from './useAcceptance';
import './documents.scss';

export function TermsChoice() {
  const { t } = useTranslation('documents');
  const loggedIn = useAppSelector(selectLoggedIn);
  const version = useAppSelector(selectTermsToAccept);
  // Null where the server does not keep it: nothing is claimed of what nobody knows.
  const accepted = useAppSelector(selectUser)?.terms_accepted ?? null;
  if (!loggedIn) return null;
  const way = buttonClass({ kind: 'outline', size: 'sm' });
  return (
    <>
      <p className="document-ways">
        <Link className={way} to={path('settings')}>
          {t('choice.settings')}
        </Link>
        <Link className={way} to={{ pathname: path('returnPolicy'), hash: '#refund' }}>
          {t('choice.refund')}
        </Link>
        {version !== null && <AcceptAfterAll version={version} />}
      </p>
      <output className="muted">{version === null && accepted !== null && t('choice.accepted')}</output>
    </>
  );
}

function AcceptAfterAll({ version }: { version: number }) {
  const { t } = useTranslation('documents');
  const { fixedDate } = useFormats();
  const { state, accept } = useAcceptance(version);
  return (
    <>
      <Button kind="outline" size="sm" ref={toHeading} busy={state === 'busy'} onClick={() => void accept()}>
        {t('choice.accept', { date: fixedDate(version) })}
      </Button>
      <span role="alert">{state === 'failed' && t('accept.failed')}</span>
    </>
  );
}
