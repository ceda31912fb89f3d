/** The alerts under a member's top bar: the most pressing first, two at most, dismissed ones never (spec 2, 4). */
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { TIME_BONUS_CODE } from '@/config/limits';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { focusHeading } from '@/core/navigation/focusHeading';
import { useRouteName } from '@/core/navigation/routeName';
import { extra } from '@/core/parts/late';
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

/** Only new members need it. */
const ActivationAction = extra(() => import('./ActivationAction').then((m) => m.ActivationAction));

/** The pages of the shop, of a direct debit and of the purchases tell of an open order themselves. */
const SHOP = new Set(['premium', 'credits', 'pricing', 'directdebit', 'transactions']);

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

/** The alerts of this page, in their order; none while nobody is here, or it is not known what was closed. */
function useAlertKinds(): AlertKind[] {
  const here = useRouteName();
  const user = useAppSelector(selectUser);
  const at = useAppSelector(selectDismissed, shallowEqual);
  const known = useAppSelector(selectDismissalsKnown);
  const pushState = useAppSelector(selectPushState);
  const payment = useAppSelector(selectOpenPayment);
  if (!user || !known) return [];
  const saidHere = Object.entries(PAGES)
    .filter(([kind, page]) => page === here || (kind === 'payment' && SHOP.has(here)))
    .map(([kind]) => kind);
  return layoutAlerts({
    user,
    pushState,
    dismissed: at,
    saidHere: new Set(saidHere),
    openPayment: payment && { status: 'open', began_at: payment.began_at },
  });
}

export function MemberAlerts() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const kinds = useAlertKinds();
  const around = useRef<HTMLElement>(null);
  if (!user || kinds.length === 0) return null;

  // Its button went with it: the keyboard goes on at the next one to close, else at the heading, once they stand there.
  const goOn = () =>
    queueMicrotask(() => {
      const next = [...(around.current?.querySelectorAll<HTMLElement>('.icon-btn') ?? [])].at(-1);
      if (next) next.focus({ preventScroll: true });
      else focusHeading();
    });
  return (
    <section ref={around} aria-label={t('alerts.label')}>
      <Page body={false} className="member-alerts">
        {kinds.map((kind) => (
          <MemberAlert key={kind} kind={kind} user={user} onDismissed={goOn} />
        ))}
      </Page>
    </section>
  );
}

interface MemberAlertProps {
  kind: AlertKind;
  user: User;
  onDismissed: () => void;
}

function MemberAlert({ kind, user, onDismissed }: MemberAlertProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const payment = useAppSelector(selectOpenPayment);

  const text = (): string =>
    kind === 'notifications'
      ? t(`alerts.notifications.${user.disabled_reason ?? 'bounce'}`)
      : t(`alerts.${kind}`, { email: user.email });
  const action = () => {
    if (kind === 'activation')
      return (
        <Suspense>
          <ActivationAction email={user.email} />
        </Suspense>
      );
    const to = kind === 'payment' ? payment && paymentPath(payment) : path(PAGES[kind]);
    return (
      <Link className={buttonClass({ kind: 'link', size: 'sm' })} to={to ?? ''}>
        {t(`alerts.${kind}Action`)}
      </Link>
    );
  };
  return (
    <Alert
      tone={kind === 'activation' || kind === 'notifications' ? 'amber' : 'cyan'}
      action={action()}
      onDismiss={() => {
        dispatch(dismissed({ name: kind, at: serverNow(), about: about(kind, user) }));
        onDismissed();
      }}
      dismissLabel={t('actions.dismiss')}
    >
      {text()}
      {kind === 'activation' && (
        <>
          {' '}
          <Link to={`${path('settings')}#email`}>{t('alerts.activationChange')}</Link>
        </>
      )}
    </Alert>
  );
}

type OpenPayment = NonNullable<ReturnType<typeof selectOpenPayment>>;

/** The page that takes the payment up where it stands. */
function paymentPath({ package: id, method, payment_id, code }: OpenPayment): string {
  const query = new URLSearchParams({
    payment: payment_id,
    ...(code !== null && code !== TIME_BONUS_CODE && { code }),
  });
  return `${path('creditsPayment', { id, paymentmethod: method })}?${query}`;
}
