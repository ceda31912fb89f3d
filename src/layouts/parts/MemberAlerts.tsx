/** The alerts under a member's top bar: the most pressing first, two at most, dismissed ones never (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { useRouteName } from '@/core/navigation/routeName';
import { selectPushState } from '@/core/push/pushSlice';
import { ALERT_KINDS, layoutAlerts } from '@/domain/layoutAlerts';
import type { AlertKind } from '@/domain/layoutAlerts';
import type { User } from '@/domain/model';
import { selectOpenPayment } from '@/features/payment/openPayment';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';
import { ActivationAction } from './ActivationAction';

/** The pages of the shop and of a direct debit tell of an open order themselves. */
const SHOP = new Set(['premium', 'credits', 'pricing', 'directdebit']);

/** Where each alert leads; there the page itself says it. */
const PAGES = {
  payment: 'creditsPayment',
  photo: 'profile',
  notifications: 'notifications',
  push: 'notifications',
} as const;

/** What an alert is about, where another text may follow the one that was closed. */
const about = (kind: AlertKind, user: User | null): string | undefined =>
  kind === 'notifications' ? (user?.disabled_reason ?? undefined) : undefined;

const selectDismissed = (state: RootState) =>
  Object.fromEntries(
    ALERT_KINDS.map((kind) => [kind, selectDismissedBy(state, kind, about(kind, selectUser(state)))]),
  );

export function MemberAlerts() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const here = useRouteName();
  const user = useAppSelector(selectUser);
  const at = useAppSelector(selectDismissed, shallowEqual);
  const known = useAppSelector(selectDismissalsKnown);
  const pushState = useAppSelector(selectPushState);
  const payment = useAppSelector(selectOpenPayment);
  if (!user || !known) return null;

  const saidHere = Object.entries(PAGES)
    .filter(([kind, page]) => page === here || (kind === 'payment' && SHOP.has(here)))
    .map(([kind]) => kind);
  const kinds = layoutAlerts({
    user,
    pushState,
    dismissed: at,
    saidHere: new Set(saidHere),
    openPayment: payment && { status: 'open', began_at: payment.began_at },
  });
  if (kinds.length === 0) return null;

  const text = (kind: AlertKind): string =>
    kind === 'notifications'
      ? t(`alerts.notifications.${user.disabled_reason ?? 'bounce'}`)
      : t(`alerts.${kind}`, { email: user.email });
  const action = (kind: AlertKind) => {
    if (kind === 'activation') return <ActivationAction />;
    const to = kind === 'payment' ? payment && paymentPath(payment) : path(PAGES[kind]);
    return (
      <Link className={buttonClass({ kind: 'link', size: 'sm' })} to={to ?? ''}>
        {t(`alerts.${kind}Action`)}
      </Link>
    );
  };
  return (
    <section aria-label={t('alerts.label')}>
      <Page body={false} className="member-alerts">
        {kinds.map((kind) => (
          <Alert
            key={kind}
            tone={kind === 'activation' || kind === 'notifications' ? 'amber' : 'cyan'}
            action={action(kind)}
            onDismiss={() => dispatch(dismissed({ name: kind, at: serverNow(), about: about(kind, user) }))}
            dismissLabel={t('actions.dismiss')}
          >
            {text(kind)}
            {kind === 'activation' && (
              <>
                {' '}
                <Link to={`${path('settings')}#email`}>{t('alerts.activationChange')}</Link>
              </>
            )}
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
