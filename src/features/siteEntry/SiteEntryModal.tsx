/** The 18+ warning: two buttons of the same size, and nothing else closes it (spec 2, 5); it can be read in every language. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { SITE_NAME } from '@/config/site';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { Modal } from '@/ui/Modal';
import { leaveSite } from './leaveSite';
import './siteEntry.scss';

export function SiteEntryModal() {
  const { t } = useTranslation('entry');
  const titleId = useId();
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
      title={t('title')}
      titleId={titleId}
      hideTitle
    >
      <div className="site-entry">
        {/* The mark alone: the sentence says the name. */}
        <Logo name="" />
        <h2 id={titleId}>{t('title')}</h2>
        <p>{t('text', { site: settings?.name ?? SITE_NAME })}</p>
        <div className="site-entry-answers">
          <Button kind="primary" size="lg" onClick={enter}>
            {t('enter')}
          </Button>
          <Button kind="outline" size="lg" onClick={() => leaveSite()}>
            {t('leave')}
          </Button>
        </div>
        {settings?.fictional_warning === true && <p className="caption muted">{t('fictional')}</p>}
        {/* The page's own choice lies out of reach behind the question. */}
        <LanguageMenu up />
      </div>
    </Modal>
  );
}
