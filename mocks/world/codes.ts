/** The discount codes and the stored cards that there are from the beginning. */
import { minutes } from '../clock';
import type { DiscountCode, StoredCard } from '../moneyTables';

const plain = { expires: null, country: null, minimum_order_value: null, member: null };

/** One code for each way in which a code can be refused, too. */
export const firstCodes = (now: number): DiscountCode[] => [
  { ...plain, code: 'SUMMER10', value_percentage: 10, minimum_order_value: 2000, used_by: [] },
  { ...plain, code: 'BELGE20', value_percentage: 20, country: 'BE', used_by: [] },
  { ...plain, code: 'OLDCODE', value_percentage: 15, expires: now - minutes(1), used_by: [] },
  {
    ...plain,
    code: 'USED15',
    value_percentage: 15,
    used_by: ['free', 'new', 'premium', 'low', 'empty', 'blocked'],
  },
];

/** One that works, one that the bank declines, one that has expired. */
export const firstCards: readonly Omit<StoredCard, 'member'>[] = [
  { id: 'card-1', brand: 'visa', last4: '4242', expires: '2029-08', declined: false },
  { id: 'card-2', brand: 'mastercard', last4: '0002', expires: '2028-03', declined: true },
  { id: 'card-3', brand: 'maestro', last4: '7731', expires: '2025-02', declined: false },
];
