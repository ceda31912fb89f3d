/** The list of conversations and the one that is open (spec 2: /chats, /chats/{id}). */
import { useParams } from 'react-router';
import { ChatList } from '@/features/chats/ChatList';
import { ChatShortcuts } from '@/features/chats/ChatShortcuts';
import { ConversationPage } from '@/features/chats/ConversationPage';
import { NothingOpen } from '@/features/chats/NothingOpen';
import { ChatShell } from '@/ui/ChatShell';

export default function ChatsPage() {
  const { id } = useParams();
  return (
    <>
      <ChatShell
        open={id !== undefined}
        list={<ChatList open={id ?? null} />}
        main={id === undefined ? <NothingOpen /> : <ConversationPage key={id} id={id} />}
      />
      <ChatShortcuts />
    </>
  );
}
