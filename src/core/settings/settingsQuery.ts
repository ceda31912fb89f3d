/** What settings.php is asked with: the query of the route that the visit began on, and the domain (spec 7). */

/** @param search the query string of that route */
export function settingsQuery(search: string): Record<string, string> {
  return { ...Object.fromEntries(new URLSearchParams(search)), domain: window.location.hostname };
}
