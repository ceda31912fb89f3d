/** What settings.php is asked with: the query of the route that the visit began on, and the domain (spec 7). */
import { trackingFromQuery } from '@/domain/tracking';

/** @param search the query string of that route; its source is read as the tracking record reads it */
export function settingsQuery(search: string): Record<string, string> {
  const source = Object.entries(trackingFromQuery(search)).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries([...new URLSearchParams(search), ...source]),
    domain: window.location.hostname,
  };
}
