/** Light or dark: the choice of this browser, otherwise the device's (spec 9 colours in both). Part of every first load. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { readText, removeText, writeText } from '@/lib/storage';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** What surrounds the page in the browser's own bars; the page's ground. */
const GROUND = { light: '#fdfaf8', dark: '#0b1022' } as const;

/** Where storage is blocked, the choice holds for this page alone. */
let unstored: Appearance | null = null;
const followers = new Set<() => void>();

/** @param stored any text; only the two explicit choices are one, everything else follows the device */
export const parseAppearance = (stored: string | null): Appearance =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** @returns what was chosen in this browser */
export const chosenAppearance = (): Appearance =>
  unstored ?? parseAppearance(readText('local', LOCAL_KEYS.appearance));

const darkDevice = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Shows what was chosen in this browser, by whichever tab. */
export function applyAppearance(): void {
  const chosen = chosenAppearance();
  const shown = chosen === 'system' ? (darkDevice().matches ? 'dark' : 'light') : chosen;
  document.documentElement.dataset.bsTheme = shown;
  for (const meta of document.querySelectorAll('meta')) {
    if (meta.name === 'theme-color') meta.content = GROUND[shown];
    if (meta.name === 'color-scheme') meta.content = chosen === 'system' ? 'light dark' : chosen;
  }
  followers.forEach((tell) => tell());
}

/** Sets the theme before anything is painted; follows the device while nothing was chosen, and the other tabs at once. */
export function startAppearance(): void {
  applyAppearance();
  darkDevice().addEventListener('change', applyAppearance);
  // The key is null when a tab has cleared everything.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === LOCAL_KEYS.appearance) applyAppearance();
  });
}

/** Shows and keeps a choice; the other tabs of this browser follow. */
export function chooseAppearance(appearance: Appearance): void {
  const kept =
    appearance === 'system'
      ? removeText('local', LOCAL_KEYS.appearance)
      : writeText('local', LOCAL_KEYS.appearance, appearance);
  unstored = kept ? null : appearance;
  applyAppearance();
}

/** @returns a function that stops telling of changes */
export function followAppearance(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}
