/** What may be measured and kept, in full: opened from the bar that asks and from the footer. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONSENT_DAYS } from '@/config/limits';
import { path } from '@/config/paths';
import { chooseConsent } from '@/core/consent/consentListeners';
import { selectConsentState } from '@/core/consent/consentSlice';
import { modalClosed } from '@/core/modals/modalsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { Switch } from '@/ui/Switch';
import { ConsentStatus } from './ConsentStatus';
import './consent.scss';

/** Open while the modal `consent` is. Nothing is ticked that was not agreed to. */
export function ConsentModal() {
  const { t } = useTranslation(['consent', 'common']);
  const dispatch = useAppDispatch();
  const [measurement, setMeasurement] = useState(useAppSelector(selectConsentState) === 'granted');
  const close = () => void dispatch(modalClosed());
  // Taken back as easily as given: one press, whatever the switch says.
  const answer = (agreed: boolean) => (): void => {
    dispatch(chooseConsent(agreed));
    close();
  };
  return (
    <Modal
      open
      sheet
      onClose={close}
      title={t('dialog.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <div className="consent-foot">
          <Button kind="outline" size="lg" onClick={answer(false)}>
            {t('bar.refuse')}
          </Button>
          <Button kind="outline" size="lg" onClick={answer(true)}>
            {t('bar.accept')}
          </Button>
          <Button kind="outline" size="lg" onClick={answer(measurement)}>
            {t('dialog.save')}
          </Button>
        </div>
      }
    >
      <p>{t('dialog.lead')}</p>
      <section className="consent-kind">
        <h3>
          {t('dialog.necessary')} <span className="consent-always">{t('dialog.always')}</span>
        </h3>
        <p className="small muted">{t('dialog.necessaryText')}</p>
      </section>
      <section className="consent-kind">
        <Switch
          label={<b>{t('dialog.measurement')}</b>}
          checked={measurement}
          onChange={({ target }) => setMeasurement(target.checked)}
          aria-describedby="consent-measurement"
        />
        <div className="small muted" id="consent-measurement">
          <p>{t('dialog.measurementText')}</p>
          <ul>
            <li>{t('dialog.source', { days: CONSENT_DAYS })}</li>
            <li>{t('dialog.variant')}</li>
            <li>{t('dialog.bounce')}</li>
          </ul>
          <p>{t('dialog.signup')}</p>
        </div>
      </section>
      <ConsentStatus />
      <p className="small">
        <Link to={path('cookies')} onClick={close}>
          {t('dialog.more')}
        </Link>
      </p>
    </Modal>
  );
}
