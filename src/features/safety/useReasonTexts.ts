/** The reasons of a report in the member's language. */
import { useTranslation } from 'react-i18next';
import type { ReportReason } from './reportReasons';

export function useReasonTexts(): Record<ReportReason, string> {
  const { t } = useTranslation('safety');
  return {
    fake: t('report.reasons.fake'),
    spam: t('report.reasons.spam'),
    rude: t('report.reasons.rude'),
    underage: t('report.reasons.underage'),
    offers_money: t('report.reasons.offers_money'),
    photo: t('report.reasons.photo'),
    other: t('report.reasons.other'),
  };
}
