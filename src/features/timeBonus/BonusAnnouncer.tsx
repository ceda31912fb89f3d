/** Says the time left aloud each half hour; the digits themselves stay silent. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { selectBonusHalfHoursLeft } from './timeBonusSlice';

export function BonusAnnouncer() {
  const { t } = useTranslation();
  const announce = useAnnouncer();
  const halfHours = useAppSelector(selectBonusHalfHoursLeft);
  const said = useRef(halfHours);
  useEffect(() => {
    if (halfHours === said.current) return;
    said.current = halfHours;
    if (halfHours > 0)
      announce(t('bonus.leftAloud', { hours: Math.floor(halfHours / 2), minutes: (halfHours % 2) * 30 }));
  }, [announce, halfHours, t]);
  return null;
}
