/** Tells a member that the terms have changed, and takes yes and no alike. It waits, and stops nobody. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { TERMS_REST_MS } from '@/config/limits';
import { path } from '@/config/paths';
import {
  dismissed,
  selectDismissalsKnown,
  selectDismissedAbout,
  selectDismissedAt,
} from '@/core/dismissals/dismissalsSlice';
import { toHeading } from '@/core/navigation/focusHeading';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';
import { DISAGREE } from './termsAnchors';
import { useAcceptance } from './useAcceptance';
import './acceptTerms.scss';

/** @param version of the terms that are to be accepted, epoch ms */
export function AcceptTerms({ version }: { version: number }): ReactNode {
  const { t } = useTranslation('documents');
  const { fixedDate } = useFormats();
  const dispatch = useAppDispatch();
  const { state, accept } = useAcceptance(version);
  const known = useAppSelector(selectDismissalsKnown);
  const refusedAt = useAppSelector((all) => selectDismissedAt(all, 'terms'));
  const about = useAppSelector((all) => selectDismissedAbout(all, 'terms'));
  // A no is not asked about again on every page; another version is another question.
  const rests = refusedAt !== null && about === String(version) && serverNow() < refusedAt + TERMS_REST_MS;
  if (!known || rests) return null;
  const choice = buttonClass({ kind: 'link', size: 'sm' });
  return (
    <Page body={false} className="member-alerts">
      <Alert
        className="terms-alert"
        tone={state === 'failed' ? 'red' : 'cyan'}
        live={state === 'failed' ? 'assertive' : 'polite'}
        action={
          <>
            <Link className={choice} to={path('terms')}>
              {t('accept.read')}
            </Link>
            <Link
              className={choice}
              to={{ pathname: path('terms'), hash: `#${DISAGREE}` }}
              onClick={() => dispatch(dismissed({ name: 'terms', at: serverNow(), about: String(version) }))}
            >
              {t('accept.refuse')}
            </Link>
            <Button
              kind="link"
              size="sm"
              ref={toHeading}
              busy={state === 'busy'}
              onClick={() => void accept()}
            >
              {t('accept.accept')}
            </Button>
          </>
        }
      >
        {t('accept.text', { date: fixedDate(version) })} {state === 'failed' && t('accept.failed')}
      </Alert>
    </Page>
  );
}
