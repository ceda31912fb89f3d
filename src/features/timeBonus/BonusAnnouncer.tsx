/** Says the time left aloud each half hour; the digits themselves stay silent. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { LiveRegion } from '@/ui/LiveRegion';
import { selectBonusHalfHoursLeft } from './timeBonusSlice';

export function BonusAnnouncer() {
  const { t } = useTranslation();
  const halfHours = useAppSelector(selectBonusHalfHoursLeft);
  // What was left when the banner came stands on it: only what is reached later is news.
  const [first] = useState(halfHours);
  const news = halfHours !== first && halfHours > 0;
  return (
    <LiveRegion>
      {news && t('bonus.leftAloud', { hours: Math.floor(halfHours / 2), minutes: (halfHours % 2) * 30 })}
    </LiveRegion>
  );
}
