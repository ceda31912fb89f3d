/** The way out, on the settings page: what deletion means, and the button that opens it (spec 4). */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { REACTIVATION_DAYS } from '@/config/limits';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { DeleteDialog } from './DeleteDialog';
import { selectFirstStep } from './leavingSteps';
import type { LeavingStep } from './leavingSteps';
import './leaving.scss';

/** A panel with the one button that deletes. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(0);
  const first = useAppSelector((state) => selectFirstStep(state, openedAt));
  /** Decided once for each opening, and stays while the dialog fades, whatever is dismissed meanwhile. */
  const [step, setStep] = useState<LeavingStep | null>(null);
  if (open && step === null && first !== null) setStep(first);

  const begin = (): void => {
    setOpenedAt(serverNow());
    setStep(null);
    setOpen(true);
  };
  return (
    <Panel labelledBy={titleId} className="setting delete-account">
      <h2 className="h3" id={titleId}>
        {t('leave.title')}
      </h2>
      <p>{t('leave.text', { count: REACTIVATION_DAYS })}</p>
      <Button kind="danger" onClick={begin}>
        {t('leave.open')}
      </Button>
      <DeleteDialog
        open={open}
        // Nobody who wants to leave waits for what the browser has kept.
        step={step ?? 'deletion'}
        onGoOn={() => setStep('deletion')}
        onClose={() => setOpen(false)}
      />
    </Panel>
  );
}
