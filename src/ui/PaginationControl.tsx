// Loading a list page by page: where one is, and more.
import { onLostFocus } from '@/lib/onLostFocus';
import { Button } from './Button';
import './theme/cards.scss';

interface PaginationControlProps {
  /** "24 of 248 members" */
  position: string;
  /** False when all is shown: the button goes. */
  hasMore: boolean;
  moreLabel: string;
  onMore: () => void;
  busy?: boolean | undefined;
}

/** After the last page the button goes: the line before it says why. */
const toPosition = onLostFocus<HTMLButtonElement>(({ parentElement }) =>
  parentElement?.querySelector('output')?.focus({ preventScroll: true }),
);

/** 'Load more' with the position in words, which is announced when it changes. */
export function PaginationControl({ position, hasMore, moreLabel, onMore, busy }: PaginationControlProps) {
  return (
    <div className="more">
      <output className="small muted num" aria-live="polite" tabIndex={-1}>
        {position}
      </output>
      {hasMore && (
        <Button kind="outline" busy={busy} ref={toPosition} onClick={onMore}>
          {moreLabel}
        </Button>
      )}
    </div>
  );
}
