/** The reasons for leaving in the member's language. */
import { useTranslation } from 'react-i18next';
import type { Reason } from './deleteSchema';

export function useReasonTexts(): Record<Reason, string> {
  const { t } = useTranslation('account');
  return {
    unsaid: t('leave.reason.unsaid'),
    met_here: t('leave.reason.metHere'),
    met_elsewhere: t('leave.reason.metElsewhere'),
    nobody_fits: t('leave.reason.nobodyFits'),
    costs: t('leave.reason.costs'),
    mails: t('leave.reason.mails'),
    privacy: t('leave.reason.privacy'),
    pause: t('leave.reason.pause'),
    other: t('leave.reason.other'),
  };
}
