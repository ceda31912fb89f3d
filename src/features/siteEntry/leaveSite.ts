/** The way out for those who are not of age, or do not want to come in. */

/** Puts an empty page in the place of this one, so that Back does not return here. */
export function leaveSite(location: Pick<Location, 'replace'> = window.location): void {
  location.replace('about:blank');
}
