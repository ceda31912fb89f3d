/** What being a premium member brings (spec 6). */
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PREMIUM_PHOTOS } from '@/config/limits';
import { Icon } from '@/ui/Icon';

export function Benefits() {
  const { t } = useTranslation('premium');
  const lines = [
    t('benefits.photos'),
    t('benefits.conversations'),
    t('benefits.own', { count: PREMIUM_PHOTOS }),
  ];
  return (
    <ul className="benefits" aria-label={t('benefits.title')}>
      {lines.map((line) => (
        <li key={line}>
          <Icon as={CircleCheck} className="text-success" />
          {line}
        </li>
      ))}
    </ul>
  );
}
