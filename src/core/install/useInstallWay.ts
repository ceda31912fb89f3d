/** How the site gets onto this device as an app. */
import { useSyncExternalStore } from 'react';
import { isInstalledApp } from '@/core/navigation/installedApp';
import { needsHomeScreen } from '@/core/push/pushDevice';
import type { InstallWay } from '@/domain/installOffer';
import { canInstall, onInstallChange } from './installPrompt';

/** @returns null where it is one already, or cannot become one */
export function useInstallWay(): InstallWay | null {
  const prompts = useSyncExternalStore(onInstallChange, canInstall, () => false);
  if (isInstalledApp()) return null;
  if (prompts) return 'prompt';
  return needsHomeScreen() ? 'homeScreen' : null;
}
