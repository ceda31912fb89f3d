/** What is paid for, beside the form. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Mandate, Payment } from '@/domain/model';
import { orderPath } from '@/domain/orderPath';
import { useFormats } from '@/i18n/useFormats';
import { Panel } from '@/ui/Panel';
import { noonOf } from './useMandateText';

export function OrderAside({ order, mandate }: { order: Payment; mandate: Mandate }) {
  const { t } = useTranslation('directDebit');
  const { date, money } = useFormats();
  const id = useId();
  return (
    <Panel as="aside" className="dd-order" labelledBy={id}>
      <h2 id={id} className="dd-order-title">
        {t('order.title')}
      </h2>
      <dl className="num">
        <div>
          <dt>{t('order.amount')}</dt>
          <dd>
            <strong>{money(mandate.amount, mandate.currency)}</strong>
            <span className="muted">{t('order.credits', { count: order.credits })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('order.debit')}</dt>
          <dd>{date(noonOf(mandate.debit_date))}</dd>
        </div>
      </dl>
      <div className="dd-order-foot">
        <p className="small muted">{t('order.note')}</p>
        <Link to={orderPath(order.package, null, order.code)} className="link-strong">
          {t('order.other')}
        </Link>
      </div>
    </Panel>
  );
}
