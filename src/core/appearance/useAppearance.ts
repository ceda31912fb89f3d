/** The choice between light and dark, for those who show it. */
import { useSyncExternalStore } from 'react';
import { chosenAppearance, followAppearance } from './appearance';
import type { Appearance } from './appearance';

/** Changes with the choice, also when it is made in another tab. */
export const useAppearance = (): Appearance => useSyncExternalStore(followAppearance, chosenAppearance);
