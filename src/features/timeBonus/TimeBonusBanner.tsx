/** The navy strip above the page while the bonus runs (spec 2, 4). It counts down only to a true end. */
import { ChevronRight } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { path } from '@/config/paths';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { toHeading } from '@/core/navigation/focusHeading';
import { useRouteName } from '@/core/navigation/routeName';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BonusBannerView } from '@/ui/BonusBannerView';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { BonusAnnouncer } from './BonusAnnouncer';
import { BonusCountdown } from './BonusCountdown';
import { selectBonusEnd } from './discountInForce';
import { selectBonusEndsAt, selectBonusVisible, selectTimeBonus } from './timeBonusSlice';

/** Pages that sell packages, or where one is paid: there is nowhere to go from them. */
const SHOPS: ReadonlySet<string> = new Set([
  'premium',
  'credits',
  'creditsPayment',
  'creditsRepeat',
  'directdebit',
]);

/** Renders nothing without a bonus, or once the member has closed it. */
export function TimeBonusBanner() {
  const { t } = useTranslation();
  const { percent, time } = useFormats();
  const dispatch = useAppDispatch();
  const visible = useAppSelector(selectBonusVisible);
  const bonus = useAppSelector(selectTimeBonus);
  const end = useAppSelector(selectBonusEnd);
  const endsAt = useAppSelector(selectBonusEndsAt);
  const isInShop = SHOPS.has(useRouteName());
  if (!visible || bonus === null) return null;
  return (
    <>
      <BonusBannerView
        label={t('bonus.label')}
        title={t('bonus.title', { percent: percent(bonus.value_percentage) })}
        text={end === 'true' && endsAt !== null ? t('bonus.until', { time: time(endsAt) }) : t('bonus.label')}
        endsLabel={end === 'outlived' ? undefined : t('bonus.endsIn')}
        digits={end !== 'outlived' && <BonusCountdown />}
        action={
          !isInShop && (
            <Link
              to={path('premium')}
              className={clsx(buttonClass({ kind: 'white', size: 'sm' }), 'bonus-use')}
            >
              <span>{t('bonus.use')}</span>
              <Icon as={ChevronRight} size={16} />
            </Link>
          )
        }
        closeLabel={t('bonus.close')}
        stripRef={toHeading}
        onClose={() => dispatch(dismissed({ name: 'timeBonusBanner', at: serverNow() }))}
      />
      {end === 'true' && <BonusAnnouncer />}
    </>
  );
}
