/** The navy strip above the page while the bonus runs (spec 2, 4). It counts down only to a true end. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { path } from '@/config/paths';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BonusBannerView } from '@/ui/BonusBannerView';
import { buttonClass } from '@/ui/buttonClass';
import { BonusAnnouncer } from './BonusAnnouncer';
import { BonusCountdown } from './BonusCountdown';
import { selectBonusEnd } from './discountInForce';
import { selectBonusVisible, selectTimeBonus } from './timeBonusSlice';

/** Renders nothing without a bonus, or once the member has closed it. */
export function TimeBonusBanner() {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const dispatch = useAppDispatch();
  const visible = useAppSelector(selectBonusVisible);
  const bonus = useAppSelector(selectTimeBonus);
  const end = useAppSelector(selectBonusEnd);
  if (!visible || bonus === null) return null;
  return (
    <>
      <BonusBannerView
        label={t('bonus.label')}
        title={t('bonus.title', { percent: percent(bonus.value_percentage) })}
        text={t('bonus.text')}
        shortText={t('bonus.label')}
        endsLabel={end === 'outlived' ? undefined : t('bonus.endsIn')}
        digits={end !== 'outlived' && <BonusCountdown />}
        action={
          <Link to={path('premium')} className={buttonClass({ kind: 'white', size: 'sm' })}>
            {t('bonus.use')}
          </Link>
        }
        closeLabel={t('bonus.close')}
        onClose={() => dispatch(dismissed({ name: 'timeBonusBanner', at: serverNow() }))}
      />
      {end === 'true' && <BonusAnnouncer />}
    </>
  );
}
