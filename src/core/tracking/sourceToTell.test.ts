/** What a search tells of the visitor's source. */
import { describe, expect, it } from 'vitest';
import type { Tracking } from '@/domain/model';
import { createSettings } from '@mocks/world/settings';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { loggedIn } from '../auth/authSlice';
import { fetchSettings } from '../settings/settingsSlice';
import { selectSourceToTell } from './sourceToTell';
import { visitBegan } from './trackingSlice';

const CAMPAIGN: Tracking = { network: 'lamp', ref: 'r7', sub1: null, sub2: null, sub3: null, variant: null };

function visit(settings: Partial<ReturnType<typeof createSettings>>, tracking: Tracking = CAMPAIGN) {
  const { store } = createTestStore();
  store.dispatch(visitBegan(tracking));
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), ...settings }, 'r1', {}));
  return store;
}

describe('the source of a visitor [ST-20]', () => {
  it('is told where it opens the search, and only the parts there are', () => {
    const bySource = { logged_out_search: 'none', logged_out_search_trafficsource: 'all' } as const;
    expect(selectSourceToTell(visit(bySource).getState())).toEqual({ network: 'lamp', ref: 'r7' });
    const half = visit(bySource, { ...CAMPAIGN, ref: null });
    expect(selectSourceToTell(half.getState())).toEqual({ network: 'lamp' });
  });

  it('is told nobody where all may search, and of no member', () => {
    const open = { logged_out_search: 'all', logged_out_search_trafficsource: 'all' } as const;
    expect(selectSourceToTell(visit(open).getState())).toEqual({});
    const member = visit({ logged_out_search: 'none', logged_out_search_trafficsource: 'all' });
    member.dispatch(loggedIn(makeUser()));
    expect(selectSourceToTell(member.getState())).toEqual({});
  });

  it('is told to no one before the settings are known', () => {
    const { store } = createTestStore();
    store.dispatch(visitBegan(CAMPAIGN));
    expect(selectSourceToTell(store.getState())).toEqual({});
  });
});
