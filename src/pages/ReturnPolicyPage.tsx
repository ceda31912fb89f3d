/** Returns, refunds and the right of withdrawal (spec 2 and 9). */
import { useTranslation } from 'react-i18next';
import { PAID_BACK_DAYS, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { RefundFacts } from '@/features/support/RefundFacts';
import { RefundWays } from '@/features/support/RefundWays';

export default function ReturnPolicyPage() {
  const { t } = useTranslation('returnPolicy');
  return (
    <DocumentPage
      name="returnPolicy"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', {
        returnObjects: true,
        withdrawalDays: WITHDRAWAL_DAYS,
        paidBackDays: PAID_BACK_DAYS,
      })}
      facts={{ short: <RefundFacts /> }}
      parts={{ short: <RefundWays /> }}
    />
  );
}
