/** What is true of push on this device, with its bell. */
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from '@/ui/Icon';

interface PushStateProps {
  icon: LucideIcon;
  /** Push is on. */
  lit?: boolean | undefined;
  children: ReactNode;
}

export function PushState({ icon, lit = false, children }: PushStateProps) {
  return (
    <div className="push-state">
      <span className={clsx('push-bell', lit && 'is-lit')}>
        <Icon as={icon} />
      </span>
      <div>{children}</div>
    </div>
  );
}
