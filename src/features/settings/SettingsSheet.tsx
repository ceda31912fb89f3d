/** Panels that belong together, on one sheet. */
import type { ReactNode } from 'react';
import { Panel } from '@/ui/Panel';

export function SettingsSheet({ children }: { children: ReactNode }) {
  return (
    <Panel as="div" className="settings-sheet">
      {children}
    </Panel>
  );
}
