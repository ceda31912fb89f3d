// Says that the connection is gone.
import type { ReactNode } from 'react';
import { WifiOff } from 'lucide-react';
import { Alert } from './Alert';
import { Icon } from './Icon';

/** Amber strip across the page. */
export function OfflineNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Alert tone="amber" bar live="polite" icon={<Icon as={WifiOff} />} action={action}>
      {children}
    </Alert>
  );
}
