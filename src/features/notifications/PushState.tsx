/** What is true of push on this device, with its bell. */
import type { ReactNode, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from '@/ui/Icon';

interface PushStateProps {
  icon: LucideIcon;
  /** Push is on. */
  lit?: boolean | undefined;
  /** The sentence: read out when it changes, and takes the focus of a button that went with the change. */
  ref?: Ref<HTMLOutputElement> | undefined;
  children: ReactNode;
}

export function PushState({ icon, lit = false, ref, children }: PushStateProps) {
  return (
    <div className="push-state">
      <span className={clsx('push-bell', lit && 'is-lit')}>
        <Icon as={icon} />
      </span>
      <output ref={ref} tabIndex={-1}>
        {children}
      </output>
    </div>
  );
}
