/** Puts a receipt together: what was bought, by whom, from whom, and what was given back. */
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { selectUser } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Payment } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { creditsTaken, fullPrice, purchaseState } from './purchaseState';
import { line } from './receipt';
import type { Receipt, ReceiptLine } from './receipt';
import { useCompany } from '@/core/lookups/useCompany';

const STYLES = ['p0', 'p1', 'p2', 'p3'] as const;
const UNPAID: ReadonlySet<string> = new Set(['open', 'pending', 'awaited', 'failed', 'cancelled']);

/** @param paidWith card or method, in words */
export function useReceipt(payment: Payment, paidWith: string): Receipt {
  const { t } = useTranslation(['transactions', 'premium']);
  const { date, time, money, number, country } = useFormats();
  const settings = useAppSelector(selectSettings);
  const email = useAppSelector(selectUser)?.email;
  const seller = useCompany();

  const { amount, currency, credits, withdrawn, discount_amount = 0, code } = payment;
  const price = (minor: number): string => money(minor, currency);
  const moment = (iso: string): string => t('receipt.dateTime', { date: date(iso), time: time(iso) });
  const style = STYLES.find((one) => one === payment.package);
  const unpaid = UNPAID.has(purchaseState(payment));

  const discount: ReceiptLine[] =
    discount_amount === 0
      ? []
      : [
          { key: 'price', label: t('receipt.price'), value: price(fullPrice(payment)) },
          {
            key: 'discount',
            label: code ? t('receipt.discountCode', { code }) : t('receipt.discount'),
            value: price(-discount_amount),
          },
        ];

  const back: ReceiptLine[] = withdrawn
    ? [
        { key: 'reference', label: t('withdrawal.reference'), value: withdrawn.reference },
        { key: 'at', label: t('withdrawal.at'), value: moment(withdrawn.withdrawn_at) },
        { key: 'by', label: t('withdrawal.by'), value: `${withdrawn.name}, ${withdrawn.email}` },
        { key: 'used', label: t('withdrawal.used'), value: number(withdrawn.used_credits) },
        { key: 'taken', label: t('withdrawal.taken'), value: number(creditsTaken(credits, withdrawn)) },
        ...(withdrawn.used_amount === 0
          ? []
          : [{ key: 'kept', label: t('withdrawal.kept'), value: price(withdrawn.used_amount) }]),
        { key: 'refund', label: t('withdrawal.refund'), value: price(withdrawn.refund), total: true },
      ]
    : [];

  function sumLabel(): string {
    if (payment.status === 'failed' || payment.status === 'cancelled') return t('receipt.notTaken');
    return unpaid ? t('receipt.toPay') : t('receipt.total');
  }

  function titleOf(): string {
    if (withdrawn) return t('withdrawal.receipt');
    return unpaid ? t('receipt.order') : t('receipt.receipt');
  }

  return {
    title: titleOf(),
    site: settings?.name ?? SITE_NAME,
    note: t('receipt.renews'),
    parts: [
      ...(back.length === 0 ? [] : [{ key: 'back', heading: null, lines: back }]),
      {
        key: 'bought',
        heading: back.length === 0 ? null : t('detail.title'),
        lines: [
          ...line('package', t('receipt.package'), style && t(`premium:packages.${style}`)),
          { key: 'credits', label: t('receipt.credits'), value: number(credits) },
          ...discount,
          {
            key: 'total',
            label: sumLabel(),
            value: price(amount),
            total: true,
          },
          { key: 'method', label: unpaid ? t('receipt.methodOpen') : t('receipt.method'), value: paidWith },
          { key: 'date', label: t('receipt.date'), value: moment(payment.created_at) },
          { key: 'number', label: t('receipt.number'), value: payment.payment_id },
          ...line('mandate', t('receipt.mandate'), payment.mandate_reference),
          ...line('buyer', t('receipt.buyer'), email),
        ],
      },
      ...(seller === null
        ? []
        : [
            {
              key: 'seller',
              heading: t('receipt.seller'),
              lines: [
                { key: 'name', label: t('receipt.company'), value: seller.name },
                {
                  key: 'address',
                  label: t('receipt.address'),
                  value: [seller.address, seller.city, country(seller.country)].join(', '),
                },
                { key: 'kvk', label: t('receipt.kvk'), value: seller.kvk },
                { key: 'vat', label: t('receipt.vat'), value: seller.vat_numbers.join(', ') },
                { key: 'phone', label: t('receipt.phone'), value: seller.support_phone },
                ...line('email', t('receipt.email'), settings?.support_email),
              ],
            },
          ]),
    ],
  };
}
