// The shape of a conversation row while it loads.
import { Skeleton } from './Skeleton';
import './theme/chat.scss';

/** Row of 78 px with avatar and two lines. */
export function ConversationRowSkeleton() {
  return (
    <span className="conv" aria-hidden="true">
      <Skeleton width="54px" height="54px" round />
      <span className="grow stack gap-2">
        <Skeleton width="45%" height="14px" />
        <Skeleton width="75%" height="12px" />
      </span>
    </span>
  );
}
