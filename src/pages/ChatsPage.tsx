/** The list of conversations and the one that is open (spec 2: /chats, /chats/{id}). */
import { useParams } from 'react-router';
import { ChatList } from '@/features/chats/ChatList';
import { ChatShortcuts } from '@/features/chats/ChatShortcuts';
import { ConversationPage } from '@/features/chats/ConversationPage';
import { NothingOpen } from '@/features/chats/NothingOpen';
import { useMatches } from '@/features/likes/useMatches';
import { ChatShell } from '@/ui/ChatShell';

export default function ChatsPage() {
  const { id } = useParams();
  const matches = useMatches();
  return (
    <>
      <ChatShell
        open={id !== undefined}
        list={<ChatList open={id ?? null} matches={matches} />}
        main={id === undefined ? <NothingOpen matches={matches} /> : <ConversationPage key={id} id={id} />}
      />
      <ChatShortcuts />
    </>
  );
}
