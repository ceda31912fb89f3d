/** The 18+ warning: two buttons of the same size, and nothing else closes it (spec 2, 5). */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { SITE_NAME } from '@/config/site';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { leaveSite } from './leaveSite';

export function SiteEntryModal() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenModal)?.name === 'siteEntry';
  const settings = useAppSelector(selectSettings);
  const enter = (): void => {
    dispatch(dismissed({ name: 'siteEntry', at: serverNow() }));
    dispatch(modalClosed());
  };
  return (
    <Modal
      id="site-entry-warning"
      open={open}
      onClose={enter}
      dismissible={false}
      title={t('entry.title')}
      footer={
        <>
          <Button kind="outline" size="lg" onClick={() => leaveSite()}>
            {t('entry.leave')}
          </Button>
          <Button kind="primary" size="lg" onClick={enter}>
            {t('entry.enter')}
          </Button>
        </>
      }
    >
      <p>{t('entry.text', { site: settings?.name ?? SITE_NAME })}</p>
      {settings?.fictional_warning === true && <p className="muted mt-4">{t('entry.fictional')}</p>}
    </Modal>
  );
}
