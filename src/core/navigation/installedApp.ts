/** Whether this runs as an installed app, without the browser's own bars. */
export function isInstalledApp(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
