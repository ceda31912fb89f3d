/** The way into a conversation with one member (spec 2: /members/{id}/chat). */
import { useParams } from 'react-router';
import { ChatList } from '@/features/chats/ChatList';
import { ChatShortcuts } from '@/features/chats/ChatShortcuts';
import { MemberConversation } from '@/features/chats/MemberConversation';
import { useMatches } from '@/features/likes/useMatches';
import { ChatShell } from '@/ui/ChatShell';

export default function MemberChatPage() {
  const { id = '' } = useParams();
  const matches = useMatches();
  return (
    <>
      <ChatShell
        open
        list={<ChatList open={id} matches={matches} />}
        main={<MemberConversation key={id} id={id} />}
      />
      <ChatShortcuts />
    </>
  );
}
