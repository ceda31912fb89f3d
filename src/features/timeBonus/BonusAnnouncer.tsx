/** Says the time left aloud when the bonus comes, at 1 h, at 10 min and at 1 min; the digits themselves stay silent. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bonusMoment } from '@/domain/countdown';
import { duration } from '@/i18n/duration';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { LiveRegion } from '@/ui/LiveRegion';
import { bonusSaid, selectBonusSaid, selectBonusSecondsLeft } from './timeBonusSlice';

const selectMoment = (state: RootState): number => bonusMoment(selectBonusSecondsLeft(state));
/** Whole ones; the last one counts until its end. */
const selectMinutesLeft = (state: RootState): number =>
  Math.max(1, Math.floor(selectBonusSecondsLeft(state) / 60));

export function BonusAnnouncer() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const minutes = useAppSelector(selectMinutesLeft);
  // Kept in the store: a page with another frame does not say it again.
  const said = useAppSelector(selectBonusSaid);
  const moment = useAppSelector(selectMoment);
  // A region speaks of what changes in it, not of what it comes with.
  const [before] = useState(said);
  useEffect(() => {
    if (moment !== said?.moment) dispatch(bonusSaid({ moment, minutes }));
  }, [dispatch, moment, minutes, said]);
  return (
    <LiveRegion>
      {said !== null && said !== before && t('bonus.leftAloud', { time: duration(said.minutes) })}
    </LiveRegion>
  );
}
