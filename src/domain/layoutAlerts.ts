/** Which alerts the default layout shows: the most pressing first, two at most, dismissed ones never (spec 2, 4). */
import { ALERTS_AT_ONCE } from '@/config/limits';
import type { Payment, User } from './model';

/** In the order of urgency. */
export const ALERT_KINDS = ['payment', 'activation', 'photo', 'notifications', 'push'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface LayoutAlertsState {
  /** Null when logged out: then there is nothing to say. */
  user: {
    status: User['status'];
    disabled_reason: User['disabled_reason'];
    profile: Pick<User['profile'], 'main_image'>;
  } | null;
  /** `subscribed` holds the subscription, false, or 'denied'; `occasion` when something happened that push would tell of. */
  pushState: { capable: boolean; subscribed: object | false | 'denied'; occasion: boolean };
  /** When the member closed each alert, epoch ms. */
  dismissed: { readonly [kind in AlertKind]?: number | null | undefined };
  /** What the page says itself. */
  saidHere?: ReadonlySet<string>;
  /** The last payment that did not come to an end; null when there is none. `began_at` in epoch ms. */
  openPayment: (Pick<Payment, 'status'> & { began_at: number }) | null;
}

/** The alerts to show, in their order. */
export function layoutAlerts({
  user,
  pushState,
  dismissed,
  saidHere,
  openPayment,
}: LayoutAlertsState): AlertKind[] {
  if (user === null) return [];
  const applies: Record<AlertKind, boolean> = {
    payment: openPayment !== null && openPayment.status !== 'completed',
    activation: user.status === 'not_confirmed',
    photo: user.profile.main_image === null,
    notifications: user.disabled_reason !== null,
    push: pushState.capable && pushState.subscribed === false && pushState.occasion,
  };
  const isDismissed = (kind: AlertKind): boolean => {
    const at = dismissed[kind] ?? null;
    // Who closed the reminder of one payment has not heard of the next.
    return at !== null && !(kind === 'payment' && openPayment !== null && at < openPayment.began_at);
  };
  return ALERT_KINDS.filter(
    (kind) => applies[kind] && saidHere?.has(kind) !== true && !isDismissed(kind),
  ).slice(0, ALERTS_AT_ONCE);
}
