/** The alerts under a member's top bar: the most pressing first, two at most, dismissed ones never (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { dismissed, selectDismissals, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { useRouteName } from '@/core/navigation/routeName';
import { selectPushState } from '@/core/push/pushSlice';
import { layoutAlerts } from '@/domain/layoutAlerts';
import type { AlertKind } from '@/domain/layoutAlerts';
import { selectOpenPayment } from '@/features/payment/openPayment';
import { assertNever } from '@/lib/assertNever';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';
import { ActivationAction } from './ActivationAction';

export function MemberAlerts() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const at = useAppSelector(selectDismissals);
  const known = useAppSelector(selectDismissalsKnown);
  const { capable, subscribed } = useAppSelector(selectPushState);
  const payment = useAppSelector(selectOpenPayment);
  // The payment's own page says so itself.
  const openPayment = useRouteName() === 'creditsPayment' ? null : payment;
  if (!user || !known) return null;

  const text = (kind: AlertKind): string => {
    switch (kind) {
      case 'payment':
        return t('alerts.payment');
      case 'activation':
        return t('alerts.activation', { email: user.email });
      case 'photo':
        return t('alerts.photo');
      case 'notifications':
        return t(`alerts.notifications.${user.disabled_reason ?? 'bounce'}`);
      case 'push':
        return t('alerts.push');
      default:
        return assertNever(kind);
    }
  };
  const dismissals = Object.fromEntries(Object.entries(at).filter(([, when]) => when !== undefined));
  const kinds = layoutAlerts({
    user,
    pushState: { capable, subscribed },
    dismissed: dismissals,
    openPayment: openPayment && { status: 'open' },
  });
  if (kinds.length === 0) return null;
  return (
    <section aria-label={t('alerts.label')}>
      <Page body={false} className="member-alerts">
        {kinds.map((kind) => (
          <Alert
            key={kind}
            tone={kind === 'activation' || kind === 'notifications' ? 'amber' : 'cyan'}
            action={<AlertAction kind={kind} payment={openPayment} />}
            onDismiss={() => dispatch(dismissed({ name: kind, at: serverNow() }))}
            dismissLabel={t('actions.dismiss')}
          >
            {text(kind)}
          </Alert>
        ))}
      </Page>
    </section>
  );
}

type OpenPayment = NonNullable<ReturnType<typeof selectOpenPayment>>;

/** The page that takes the payment up where it stands. */
function paymentPath({ package: id, method, payment_id }: OpenPayment): string {
  return `${path('creditsPayment', { id, paymentmethod: method })}?payment=${encodeURIComponent(payment_id)}`;
}

function AlertAction({ kind, payment }: { kind: AlertKind; payment: OpenPayment | null }) {
  const { t } = useTranslation();
  const link = (to: string, text: string) => (
    <Link className={buttonClass({ kind: 'link', size: 'sm' })} to={to}>
      {text}
    </Link>
  );
  switch (kind) {
    case 'payment':
      return payment && link(paymentPath(payment), t('alerts.paymentAction'));
    case 'activation':
      return <ActivationAction />;
    case 'photo':
      return link(path('profile'), t('alerts.photoAction'));
    case 'notifications':
      return link(path('notifications'), t('alerts.notificationsAction'));
    case 'push':
      return link(path('notifications'), t('alerts.pushAction'));
    default:
      return assertNever(kind);
  }
}
