/** The receipt of a report: its reference, what happens next, and whether the member is blocked. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Profile } from '@/domain/model';
import { onLostFocus } from '@/lib/onLostFocus';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { CopyReference } from '@/ui/CopyReference';
import { useBlockAct } from './useBlockAct';

export interface Receipt {
  reference: string;
  also_block: boolean;
  /** Why the member is not blocked although that was asked for. */
  blockFailure: Failure | null;
}
interface ReportReceiptProps {
  receipt: Receipt;
  profile: Pick<Profile, 'id' | 'name'>;
  onDone: () => void;
}

const toStart = onLostFocus<HTMLButtonElement>((gone) =>
  gone.closest<HTMLElement>('.report-receipt')?.focus({ preventScroll: true }),
);

export function ReportReceipt({ receipt, profile, onDone }: ReportReceiptProps) {
  const { t } = useTranslation('safety');
  const start = useRef<HTMLDivElement>(null);
  const { reference, also_block } = receipt;
  // The form had the focus and is gone.
  useEffect(() => start.current?.focus({ preventScroll: true }), []);

  return (
    <div className="form-stack report-receipt" tabIndex={-1} ref={start}>
      <CopyReference
        reference={reference}
        label={t('report.sent.reference')}
        copy={t('report.sent.copy')}
        copied={t('report.sent.copied')}
      />
      <p>{t('report.sent.next')}</p>
      {also_block && <BlockOutcome profile={profile} failure={receipt.blockFailure} />}
      <p className="small muted">{t('report.sent.danger')}</p>
      <div className="safety-actions">
        <Button size="lg" onClick={onDone}>
          {t('report.sent.done')}
        </Button>
      </div>
    </div>
  );
}

/** A report that arrived stays a report, whatever became of the block. */
function BlockOutcome({
  profile: { id, name },
  failure: first,
}: Pick<ReportReceiptProps, 'profile'> & { failure: Failure | null }) {
  const { t } = useTranslation('safety');
  const failureText = useFailureText();
  const { blocked, block, busy } = useBlockAct(id);
  const [failure, setFailure] = useState(first);
  if (failure === null || blocked)
    return (
      <Alert tone="green" live="polite">
        {t('report.sent.blocked', { name })}
      </Alert>
    );
  return (
    <Alert
      tone="red"
      live="assertive"
      action={
        <Button kind="link" busy={busy} ref={toStart} onClick={() => void block().then(setFailure)}>
          {t('report.sent.blockAgain')}
        </Button>
      }
    >
      {failure.kind === 'refused'
        ? t('report.sent.blockFailed', { name, reason: failureText(failure) })
        : t('report.sent.blockUnsure', { name, reason: failureText(failure) })}
    </Alert>
  );
}
