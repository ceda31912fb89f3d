/** What a deletion does: at once, in between and at the end, and what it costs. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CalendarClock, Coins, EyeOff, RotateCcw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { REACTIVATION_DAYS } from '@/config/limits';
import { path } from '@/config/paths';
import { selectCredits } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

const DAY_MS = 86_400_000;

export function WhatHappens() {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const credits = useAppSelector(selectCredits);
  const refund_days = useAppSelector(selectSettings)?.refund_days ?? 0;
  const [until] = useState(() => serverNow() + REACTIVATION_DAYS * DAY_MS);
  return (
    <ul className="what-happens">
      <Line icon={EyeOff}>{t('leave.happens.now')}</Line>
      <Line icon={RotateCcw}>{t('leave.happens.back', { date: date(until) })}</Line>
      <Line icon={CalendarClock}>{t('leave.happens.then')}</Line>
      {credits > 0 && (
        <Line icon={Coins}>
          {t('leave.happens.credits', { count: credits })}{' '}
          {refund_days > 0 && (
            <Trans
              t={t}
              i18nKey="leave.happens.refund"
              count={refund_days}
              components={{ policy: <Link className="link-inline" to={path('returnPolicy')} /> }}
            />
          )}
        </Line>
      )}
    </ul>
  );
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon as={icon} />
      <span>{children}</span>
    </li>
  );
}
