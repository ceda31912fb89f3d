/** Reports a profile, a photo or a message: the form, then the receipt. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import type { OpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Modal } from '@/ui/Modal';
import { ReportForm } from './ReportForm';
import { ReportReceipt } from './ReportReceipt';
import type { Receipt } from './ReportReceipt';
import './safety.scss';

type Request = Extract<OpenModal, { name: 'report' }>;

function useTitle(request: Request | null, name: string): string {
  const { t } = useTranslation('safety');
  if (request?.message !== undefined) return t('report.titleMessage', { name });
  if (request?.photo !== undefined) return t('report.titlePhoto', { name });
  return t('report.titleProfile', { name });
}

/** Open while the modal `report` is. */
export function ReportModal() {
  const { t } = useTranslation(['safety', 'common']);
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenModal);
  const request = open?.name === 'report' ? open : null;
  const profile = useAppSelector((state) => selectProfile(state, request?.profile ?? ''));
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const title = useTitle(request, profile?.name ?? '');
  if (!request || !profile) return null;
  const close = () => void dispatch(modalClosed());
  return (
    <Modal
      open
      sheet
      onClose={close}
      title={receipt ? t('report.sent.title') : title}
      closeLabel={t('common:actions.close')}
    >
      {receipt ? (
        <ReportReceipt receipt={receipt} profile={profile} onDone={close} />
      ) : (
        <ReportForm target={request} name={profile.name} onCancel={close} onSent={setReceipt} />
      )}
    </Modal>
  );
}
