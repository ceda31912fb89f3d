// The shape of a member card while it loads.
import './theme/cards.scss';

/** A 3:4 skeleton with the two lines of text. */
export function MemberCardSkeleton() {
  return <span className="skeleton skeleton-late mcard-skeleton" aria-hidden="true" />;
}
