/** Whether the bar at the top has the way back, as it has in the installed app (spec 2). */
import { useLocation } from 'react-router';
import { showsBackButton } from '@/domain/backButton';
import { isInstalledApp } from './installedApp';
import { useRouteName } from './routeName';
import { isVisitStart } from './visitStart';

/** @returns true where a member's bar leads back: no page needs a way of its own then */
export function useAppBack(): boolean {
  const name = useRouteName();
  const hasHistory = !isVisitStart(useLocation());
  const routeName = name === 'notFound' ? null : name;
  return showsBackButton({ routeName, installedApp: isInstalledApp(), hasHistory });
}
