/** Says what the browser allows and why no place was found. */
import { useTranslation } from 'react-i18next';
import type { LocatingProblem } from '@/core/geolocation/geolocationSlice';
import type { GeolocationPermission } from '@/domain/geolocation';

export function useLocatingText() {
  const { t } = useTranslation('account');
  const states: Record<GeolocationPermission, string> = {
    unsupported: t('location.state.unsupported'),
    unknown: t('location.state.unknown'),
    prompt: t('location.state.prompt'),
    granted: t('location.state.granted'),
    denied: t('location.state.denied'),
  };
  const problems: Record<LocatingProblem, string> = {
    denied: t('location.problem.denied'),
    undecided: t('location.problem.undecided'),
    unavailable: t('location.problem.unavailable'),
    timeout: t('location.problem.timeout'),
    geocode: t('location.problem.geocode'),
  };
  return {
    stateText: (permission: GeolocationPermission): string => states[permission],
    problemText: (problem: LocatingProblem): string => problems[problem],
  };
}
