/** Whether this runs as an installed app, without the browser's own bars. */
export function isInstalledApp(): boolean {
  // An older iPhone says it in its own way.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || window.matchMedia('(display-mode: standalone)').matches;
}
