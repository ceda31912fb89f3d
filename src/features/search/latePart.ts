/** Parts of the search that come when they are wanted, each with the texts it shows. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';
import { loadNamespaces } from '@/i18n/i18n';

/** @param load imports the part; without a network it comes once there is one */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await whenReachable(() => Promise.all([load(), loadNamespaces(['search', 'interests'])]));
    return { default: part };
  });
}
