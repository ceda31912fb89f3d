/** The number beside a place of the navigation, and what it counts for those who only hear it. */
import { Badge } from '@/ui/Badge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { NavEntry } from './useMemberNav';

export function NavBadge({ badge }: { badge: NavEntry['badge'] }) {
  if (!badge) return null;
  return (
    <>
      {' '}
      <Badge tone={badge.tone}>{badge.text}</Badge> <VisuallyHidden>{badge.meaning}</VisuallyHidden>
    </>
  );
}
