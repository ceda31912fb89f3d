/** The back button of the installed app (spec 2). */
import type { RouteName } from '@/config/paths';

const ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'member',
  'likesType',
  'likesMember',
  'credits',
  'creditsPayment',
]);

/** An installed app has no browser bar, so the deeper pages bring their own way back. */
export function showsBackButton(state: {
  routeName: RouteName | null;
  installedApp: boolean;
  hasHistory: boolean;
}): boolean {
  const { routeName, installedApp, hasHistory } = state;
  return installedApp && hasHistory && routeName !== null && ROUTES.has(routeName);
}
