import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALERT_KINDS, layoutAlerts, type LayoutAlertsState } from './layoutAlerts';

const image = { filename: 'a.webp', thumb_filename: 'b.webp', match: 'c.webp' };
const settled: LayoutAlertsState = {
  user: { status: 'active', disabled_reason: null, profile: { main_image: image } },
  pushState: { capable: true, subscribed: { endpoint: 'https://push.test' }, occasion: true },
  dismissed: {},
  openPayment: null,
};
const everything: LayoutAlertsState = {
  user: { status: 'not_confirmed', disabled_reason: 'bounce', profile: { main_image: null } },
  pushState: { capable: true, subscribed: false, occasion: true },
  dismissed: {},
  openPayment: { status: 'failed', began_at: 0 },
};

describe('layoutAlerts', () => {
  it('has nothing to say to a member whose affairs are in order, nor to a visitor [LY-05]', () => {
    expect(layoutAlerts(settled)).toEqual([]);
    expect(layoutAlerts({ ...everything, user: null })).toEqual([]);
  });

  it.each<[string, Partial<LayoutAlertsState>, string]>([
    [
      'an address not confirmed',
      { user: { status: 'not_confirmed', disabled_reason: null, profile: { main_image: image } } },
      'activation',
    ],
    [
      'no main image',
      { user: { status: 'active', disabled_reason: null, profile: { main_image: null } } },
      'photo',
    ],
    [
      'mails stopped',
      { user: { status: 'active', disabled_reason: 'fbl', profile: { main_image: image } } },
      'notifications',
    ],
    [
      'push possible and not subscribed',
      { pushState: { capable: true, subscribed: false, occasion: true } },
      'push',
    ],
    ['a payment without an end', { openPayment: { status: 'pending', began_at: 0 } }, 'payment'],
  ])('with %s shows its alert [LY-05]', (_, change, kind) => {
    expect(layoutAlerts({ ...settled, ...change })).toEqual([kind]);
  });

  it('never asks again for push where the browser cannot, or was told no; a payment that went well is no problem [ST-17] [LY-05]', () => {
    expect(
      layoutAlerts({ ...settled, pushState: { capable: false, subscribed: false, occasion: true } }),
    ).toEqual([]);
    expect(
      layoutAlerts({ ...settled, pushState: { capable: true, subscribed: 'denied', occasion: true } }),
    ).toEqual([]);
    expect(layoutAlerts({ ...settled, openPayment: { status: 'completed', began_at: 0 } })).toEqual([]);
  });

  it('offers push after something happened of which it would have told, never because a page loads [LY-05]', () => {
    const idle = { capable: true, subscribed: false, occasion: false } as const;
    expect(layoutAlerts({ ...settled, pushState: idle })).toEqual([]);
    expect(layoutAlerts({ ...settled, pushState: { ...idle, occasion: true } })).toEqual(['push']);
  });

  it('shows the two most pressing; a dismissed one stays away and makes room [LY-05] [ST-06]', () => {
    expect(layoutAlerts(everything)).toEqual(['payment', 'activation']);
    expect(layoutAlerts({ ...everything, dismissed: { activation: 1 } })).toEqual(['payment', 'photo']);
    expect(layoutAlerts({ ...everything, dismissed: { payment: 0, activation: 1, photo: 2 } })).toEqual([
      'notifications',
      'push',
    ]);
  });

  it('tells of a payment that began after another one was closed, and of nothing that the page says itself [ST-06]', () => {
    const openPayment = { status: 'open', began_at: 5_000 } as const;
    const closedAt = (payment: number) => layoutAlerts({ ...settled, openPayment, dismissed: { payment } });
    expect(closedAt(4_999)).toEqual(['payment']);
    expect(closedAt(5_000)).toEqual([]);
    expect(layoutAlerts({ ...settled, openPayment, saidHere: new Set(['payment']) })).toEqual([]);
  });

  it('shows at most two, in order, none of them dismissed, whatever was dismissed [ST-06]', () => {
    fc.assert(
      fc.property(fc.subarray([...ALERT_KINDS]), (kinds) => {
        const shown = layoutAlerts({
          ...everything,
          dismissed: Object.fromEntries(kinds.map((kind) => [kind, 1])),
        });
        const rest = ALERT_KINDS.filter((kind) => !kinds.includes(kind));
        expect(shown).toEqual(rest.slice(0, 2));
      }),
    );
  });
});
