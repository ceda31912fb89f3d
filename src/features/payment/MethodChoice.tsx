/** The ways to pay that the package offers, the usual one of the country first. */
import { ArrowLeftRight, CreditCard, Landmark, Ticket, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { PaymentFamily } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { useMethodLabel } from './useMethodLabel';

const ICONS: Record<PaymentFamily, LucideIcon> = {
  card: CreditCard,
  bank: Landmark,
  direct_debit: Landmark,
  transfer: ArrowLeftRight,
  wallet: Wallet,
  voucher: Ticket,
};

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('premium');
  const label = useMethodLabel();
  return (
    <fieldset className="method-choice">
      <legend className="order-heading">{t('order.methods')}</legend>
      {methods.map((method) => (
        <label key={method} className="method-row">
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span>{label(method)}</span>
          <Icon as={ICONS[PAYMENT_METHODS[method].family]} />
        </label>
      ))}
    </fieldset>
  );
}
