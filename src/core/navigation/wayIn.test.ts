/** Whether a visitor can join, as every page is told. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '@/domain/model';
import { NO_TRACKING } from '@/domain/tracking';
import { createSettings } from '@mocks/world/settings';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { loggedIn } from '../auth/authSlice';
import { consentSettled } from '../consent/consentSlice';
import { fetchSettings } from '../settings/settingsSlice';
import { visitBegan, visitRemembered } from '../tracking/trackingSlice';
import { isShut, selectWayIn } from './wayIn';

function visit(signups: Settings['signups']) {
  const { store } = createTestStore();
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), signups }, 'r1', {}));
  const way = () => selectWayIn(store.getState());
  /** What the browser keeps of earlier visits has been looked at. */
  const look = () => store.dispatch(consentSettled({ state: 'refused', choice: null }));
  return { store, way, look };
}

describe('the way in [ST-19]', () => {
  it('is open until it is known not to be', () => {
    const { store } = createTestStore();
    expect(selectWayIn(store.getState())).toBe('open');
  });

  it.each([
    ['all', 'open', false],
    ['with_trafficsource', 'byLink', true],
    ['none', 'closed', true],
  ] as const)('for %s is %s', (signups, expected, shut) => {
    const { way, look } = visit(signups);
    look();
    expect(way()).toBe(expected);
    expect(isShut(way())).toBe(shut);
  });

  it('opens to a known source, except where nobody can join', () => {
    const source = { ...NO_TRACKING, network: 'lamp' };
    const byLink = visit('with_trafficsource');
    byLink.look();
    byLink.store.dispatch(visitBegan(source));
    expect(byLink.way()).toBe('open');
    const none = visit('none');
    none.store.dispatch(visitBegan(source));
    expect(none.way()).toBe('closed');
  });

  it('is not called shut while an earlier visit may have had the source [BX-12]', () => {
    const { store, way } = visit('with_trafficsource');
    expect(way()).toBe('open');
    store.dispatch(consentSettled({ state: 'granted', choice: null }));
    store.dispatch(visitRemembered({ ...NO_TRACKING, ref: 'r7' }));
    expect(way()).toBe('open');
  });

  it('is behind a member', () => {
    const { store, way } = visit('none');
    store.dispatch(loggedIn(makeUser()));
    expect(way()).toBe('member');
  });
});
