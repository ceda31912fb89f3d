/** The way out, on the settings page: what deletion means, and the button that opens it (spec 4). */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REACTIVATION_DAYS } from '@/config/limits';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { DeleteDialog } from './DeleteDialog';
import './leaving.scss';

/** A panel with one quiet button. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const titleId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Panel labelledBy={titleId} className="delete-account">
      <h2 className="h3" id={titleId}>
        {t('leave.title')}
      </h2>
      <p className="muted">{t('leave.text', { count: REACTIVATION_DAYS })}</p>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('leave.open')}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
