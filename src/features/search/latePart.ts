/** Parts of the search that come when they are wanted, each with the texts it shows. */
import type { ComponentType } from 'react';
import { extra } from '@/core/parts/late';

/** @param load imports the part; without a network it comes once there is one */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  extra(load, ['search', 'interests']);
