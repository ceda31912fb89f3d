/** Whom this member has blocked, and the way to let them back (spec 6). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockedQuery } from '@/core/blocks/blockedApi';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import type { Profile } from '@/domain/model';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { isFocusFree } from '@/ui/freeFocus';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BlockedList } from './BlockedList';
import { SaveNote } from './SaveNote';
import { headingId, SettingsPanel } from './SettingsPanel';
import { UnblockDialog } from './UnblockDialog';
import './blocked.scss';

/** @param viewer id of the account */
export function BlockedPanel({ viewer }: { viewer: string }) {
  const { t } = useTranslation(['account', 'common']);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useBlockedQuery(viewer);
  const [asked, setAsked] = useState<Profile | null>(null);
  const [released, setReleased] = useState<Profile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const ask = (member: Profile): void => {
    setRefusal(null);
    setAsked(member);
  };

  // The row is gone, and with it the button that had the focus, unless somebody has gone on meanwhile.
  useEffect(() => {
    const heading = document.getElementById(headingId('blocked'));
    if (released !== null && isFocusFree(null)) heading?.focus({ preventScroll: true });
  }, [released]);

  return (
    <SettingsPanel part="blocked" title={t('settings.blocked.title')}>
      <p>{t('settings.blocked.lead')}</p>
      {data === undefined && !error && <Waiting />}
      {data === undefined && error !== undefined && (
        <ErrorState
          title={t('settings.blocked.loadFailed')}
          text={'kind' in error ? failureText(error) : undefined}
          action={
            <Button kind="link" ref={toHeading} busy={isFetching} onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      )}
      {data !== undefined && data.length === 0 && <p>{t('settings.blocked.empty')}</p>}
      {data !== undefined && data.length > 0 && <BlockedList list={data} onAsk={ask} />}
      <div role="alert">{refusal !== null && <Alert tone="red">{refusal}</Alert>}</div>
      <SaveNote text={released && t('settings.blocked.done', { name: released.name })} />
      <UnblockDialog
        member={asked}
        viewer={viewer}
        onClose={() => setAsked(null)}
        onReleased={setReleased}
        onRefused={setRefusal}
      />
    </SettingsPanel>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="blocked-waiting" aria-busy="true">
      <VisuallyHidden>
        <output>{t('status.loading')}</output>
      </VisuallyHidden>
      {[1, 2].map((row) => (
        <div key={row} className="blocked-row">
          <Skeleton width="48px" height="48px" round />
          <Skeleton width="9rem" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
