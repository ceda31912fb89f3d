/** The offer of the time bonus, once, 40 s into the members area (spec 4, 9). It urges nobody where the price stays. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { TIME_LEFT_VALUE_HOURS } from '@/config/limits';
import { path } from '@/config/paths';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { modalClosed } from '@/core/modals/modalsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { BonusCountdown } from './BonusCountdown';
import { selectBonusEnd } from './discountInForce';
import { selectTimeBonus } from './timeBonusSlice';

export function TimeBonusModal() {
  const { t } = useTranslation(['premium', 'common']);
  const { percent } = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const bonus = useAppSelector(selectTimeBonus);
  const ends = useAppSelector(selectBonusEnd) === 'true';
  if (bonus === null) return null;
  const values = { percent: percent(bonus.value_percentage) };

  // Used or refused, it was seen: it does not come back.
  const close = (): void => {
    dispatch(dismissed({ name: 'timeBonusModal', at: serverNow() }));
    dispatch(modalClosed());
  };
  const use = (): void => {
    close();
    void navigate(path('premium'));
  };

  return (
    <Modal
      open
      onClose={close}
      dark
      title={t('bonusModal.title', values)}
      closeLabel={t('common:actions.close')}
      footer={
        <div className="cluster on-navy">
          <Button kind="white" onClick={use}>
            {t('bonusModal.use')}
          </Button>
          <Button kind="outline" onClick={close}>
            {t('bonusModal.later')}
          </Button>
        </div>
      }
    >
      {ends ? (
        <>
          <p>{t('bonusModal.text', { count: TIME_LEFT_VALUE_HOURS })}</p>
          <p className="mt-4 cluster">
            <span>{t('common:bonus.endsIn')}</span> <BonusCountdown />
          </p>
        </>
      ) : (
        <p>{t('discount.welcome', values)}</p>
      )}
    </Modal>
  );
}
