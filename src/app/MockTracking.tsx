/** `/qa/tracking`: what is known of where the visitor came from. */
import { VISIT_PAGE } from '@/config/testerPages';
import { TrackingInspector } from '@/features/trackingInspector/TrackingInspector';
import { TesterPage } from './TesterPage';

export function MockTracking() {
  return (
    <TesterPage title={VISIT_PAGE.title}>
      <TrackingInspector />
    </TesterPage>
  );
}
