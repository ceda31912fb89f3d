/** A member's page title, with the count of what is new. */
import { selectUnreadTotal } from '@/features/chats/unread';
import { selectNewLikes } from '@/features/likes/likesSlice';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { useAppSelector } from '@/store/hooks';

export default function MemberTitle() {
  const unread = useAppSelector(selectUnreadTotal);
  const newLikes = useAppSelector(selectNewLikes);
  return <DocumentTitle unread={unread} newLikes={newLikes} />;
}
