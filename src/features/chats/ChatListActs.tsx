/** What the list can do with a conversation: its menu, the question before it is removed, and what is said afterwards. */
import { Suspense, useState } from 'react';
import type { RefObject } from 'react';
import { ChatListNote } from './ChatListNote';
import { ChatRowMenu } from './ChatRowMenu';
import { lateTool } from './lateTool';
import type { ListedChat } from './listSelectors';
import { RemoveDialog } from './RemoveDialog';
import { useChatActs } from './useChatActs';
import type { ChatNote } from './useChatActs';

const ChatListTouch = lateTool(async () => (await import('./ChatListTouch')).ChatListTouch);

interface ChatListActsProps {
  /** Holds the rows. */
  scroller: RefObject<HTMLElement | null>;
  /** The menu that is open. */
  menu: { chat: ListedChat; opener: HTMLElement } | null;
  onMenuClose: () => void;
}

export function ChatListActs({ scroller, menu, onMenuClose }: ChatListActsProps) {
  const [note, setNote] = useState<ChatNote | null>(null);
  const [removed, setRemoved] = useState<ListedChat | null>(null);
  const [asks, setAsks] = useState(false);
  const { togglePin, toggleArchive } = useChatActs(setNote);
  const askToRemove = (chat: ListedChat): void => {
    setRemoved(chat);
    setAsks(true);
  };
  return (
    <>
      <ChatListNote note={note} onNote={setNote} />
      {menu && (
        <ChatRowMenu
          key={menu.chat.conversation}
          chat={menu.chat}
          opener={menu.opener}
          onClose={onMenuClose}
          onNote={setNote}
          onRemove={askToRemove}
        />
      )}
      {navigator.maxTouchPoints > 0 && (
        <Suspense>
          <ChatListTouch
            scroller={scroller}
            onPin={togglePin}
            onArchive={toggleArchive}
            onRemove={askToRemove}
          />
        </Suspense>
      )}
      {removed && (
        <RemoveDialog
          open={asks}
          id={removed.conversation}
          name={removed.name}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
