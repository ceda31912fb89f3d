/** The browser's own offer to install the site as an app: kept when it comes, for a better moment. */

/** Chromium's; no standard has it. */
interface InstallPromptEvent extends Event {
  prompt: () => unknown;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && 'userChoice' in event;

let kept: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallPromptEvent | null): void {
  kept = event;
  for (const tell of listeners) tell();
}

/** Called once, when the first page is on screen: the browser asks nobody by itself, least of all on a first visit (NV-05). */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    keep(event);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

/** True while the browser would install the site. */
export const canInstall = (): boolean => kept !== null;

/**
 * @param told called when {@link canInstall} may have changed
 * @returns ends it
 */
export function onInstallChange(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

/**
 * Has the browser ask its question; call it straight from a press.
 * @returns true when the site is installed; an offer serves once, and the browser makes another one when it likes
 */
export async function installApp(): Promise<boolean> {
  const event = kept;
  if (event === null) return false;
  keep(null);
  try {
    await event.prompt();
    return (await event.userChoice).outcome === 'accepted';
  } catch {
    // The browser has thought better of it.
    return false;
  }
}
