// Says that nothing can be had from the server.
import type { ReactNode } from 'react';
import { CloudOff, WifiOff } from 'lucide-react';
import { Alert } from './Alert';
import { Icon } from './Icon';

interface OfflineNoteProps {
  children: ReactNode;
  action?: ReactNode;
  /** What is missing. */
  by?: 'network' | 'server';
}

const ICONS = { network: WifiOff, server: CloudOff } as const;

/** Amber strip across the page. */
export function OfflineNote({ children, action, by = 'network' }: OfflineNoteProps) {
  return (
    <Alert tone="amber" bar live="polite" icon={<Icon as={ICONS[by]} />} action={action}>
      {children}
    </Alert>
  );
}
