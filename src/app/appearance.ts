/** Light or dark: the member's choice, otherwise the system's (spec 9 colours in both). */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { readText } from '@/lib/storage';

/** Sets the theme before anything is painted, and follows the system while nothing was chosen. */
export function applyAppearance(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const chosen = readText('local', LOCAL_KEYS.appearance);
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches);
    document.documentElement.dataset.bsTheme = isDark ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
