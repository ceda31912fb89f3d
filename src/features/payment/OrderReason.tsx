/** Why this person pays less, and until when: one line, for the percentage stands right above it. */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { momentOf } from '@/i18n/moment';
import { useFormats } from '@/i18n/useFormats';

/** @param props `endsAt` epoch ms; null when it has no end */
export function OrderReason({ endsAt }: { endsAt: number | null }) {
  const { t } = useTranslation('premium');
  const formats = useFormats();
  return (
    <p className="order-reason small muted">
      {t('discount.short')}
      {endsAt !== null && ` ${t('discount.until', { until: momentOf(formats, endsAt, serverNow()) })}`}
    </p>
  );
}
