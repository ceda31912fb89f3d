/** The digits of the bonus: the one part of the page that a tick draws anew. They keep their place while their end is not known. */
import { useTranslation } from 'react-i18next';
import { countdown } from '@/domain/countdown';
import { duration } from '@/i18n/duration';
import { useAppSelector } from '@/store/hooks';
import { CountdownDigits } from '@/ui/CountdownDigits';
import { selectBonusEnd } from './discountInForce';
import { selectBonusSecondsLeft } from './timeBonusSlice';

/** @param props `plain` on a light ground */
export function BonusCountdown({ plain = false }: { plain?: boolean }) {
  const { t } = useTranslation();
  const seconds = useAppSelector(selectBonusSecondsLeft);
  const isKnown = useAppSelector(selectBonusEnd) !== 'unknown';
  const digits = countdown(seconds * 1_000, 0);
  return (
    <CountdownDigits
      hours={Number(digits.hours)}
      minutes={Number(digits.minutes)}
      seconds={Number(digits.seconds)}
      plain={plain}
      held={!isKnown}
      label={t('bonus.left', { time: duration(Math.max(1, Math.floor(seconds / 60))) })}
    />
  );
}
