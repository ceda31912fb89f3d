// Nothing here yet: what it is, what helps, and the way there.
import type { ReactNode } from 'react';
import { Heart } from 'lucide-react';
import { Icon } from './Icon';
import { TiltedPortraits } from './TiltedPortraits';
import './theme/empty.scss';

interface EmptyStateProps {
  /** Two picture addresses; none leaves the picture out. */
  portraits?: readonly string[] | undefined;
  title: string;
  text: ReactNode;
  /** One main button and one link. */
  actions?: ReactNode;
  /** In the medallion instead of the heart, 32 px. */
  icon?: ReactNode;
}

/** The designed empty state of a list. */
export function EmptyState({ portraits, title, text, actions, icon }: EmptyStateProps) {
  return (
    <div className="empty">
      {portraits !== undefined && portraits.length > 0 && (
        <TiltedPortraits portraits={portraits} look="empty">
          <span className="medallion">{icon ?? <Icon as={Heart} size={32} filled />}</span>
        </TiltedPortraits>
      )}
      {/* Takes the focus where it went with what stood here before. */}
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      {actions !== undefined && actions !== null && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
