import { describe, expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { showsBackButton } from './backButton';

const routeNames = Object.keys(patterns).filter((name): name is RouteName => name in patterns);

describe('showsBackButton', () => {
  it('appears on five routes of the installed app only, and only with history [NV-05]', () => {
    const shown = routeNames.filter((routeName) =>
      showsBackButton({ routeName, installedApp: true, hasHistory: true }),
    );
    expect(shown).toEqual(['member', 'likesType', 'likesMember', 'credits', 'creditsPayment']);
    expect(showsBackButton({ routeName: 'member', installedApp: false, hasHistory: true })).toBe(false);
    expect(showsBackButton({ routeName: 'member', installedApp: true, hasHistory: false })).toBe(false);
    expect(showsBackButton({ routeName: null, installedApp: true, hasHistory: true })).toBe(false);
  });
});
