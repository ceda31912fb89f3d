/** How a purchase stands, as a word in its tone. */
import { Ban, CircleCheck, CircleDashed, CircleX, Clock, Hourglass, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import type { PurchaseState } from './purchaseState';

const ICONS = {
  open: CircleDashed,
  pending: Clock,
  awaited: Hourglass,
  completed: CircleCheck,
  failed: CircleX,
  cancelled: Ban,
  withdrawn: Undo2,
} as const;

const TEXTS = {
  open: 'status.open',
  pending: 'status.pending',
  awaited: 'status.awaited',
  completed: 'status.completed',
  failed: 'status.failed',
  cancelled: 'status.cancelled',
  withdrawn: 'status.withdrawn',
} as const satisfies Record<PurchaseState, string>;

export function StatusMark({ state }: { state: PurchaseState }) {
  const { t } = useTranslation('transactions');
  return (
    <span className={`purchase-state purchase-state-${state}`}>
      <Icon as={ICONS[state]} size={16} />
      {t(TEXTS[state])}
    </span>
  );
}
