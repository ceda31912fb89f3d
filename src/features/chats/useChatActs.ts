/** What can be done with a conversation from the list: pin it, put it away, remove it. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { arrangeConversation } from './arrangeThunks';
import type { Arrangement } from './arrangingSlice';
import type { ListedChat } from './listSelectors';

/** What the list says afterwards; `wanted` is what undoes it, or what to try again. `unsure`: nobody knows whether it was saved. */
export interface ChatNote {
  kind: 'archived' | 'restored' | 'failed' | 'unsure';
  chat: ListedChat;
  wanted: Arrangement;
}

/** Needs the texts of the namespace `chatTools`. */
export function useChatActs(onNote: (note: ChatNote | null) => void) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();

  const arrange = async (chat: ListedChat, wanted: Arrangement): Promise<void> => {
    const { archived, pinned } = wanted;
    onNote(
      archived === undefined
        ? null
        : { kind: archived ? 'archived' : 'restored', chat, wanted: { archived: !archived } },
    );
    if (pinned !== undefined)
      announce(t(pinned ? 'list.nowPinned' : 'list.nowUnpinned', { name: chat.name }));
    const answer = await dispatch(arrangeConversation({ conversation: chat.conversation, ...wanted }));
    const outcome = arrangeConversation.fulfilled.match(answer) ? answer.payload : 'undone';
    if (outcome !== 'saved') onNote({ kind: outcome === 'unsure' ? 'unsure' : 'failed', chat, wanted });
  };

  return {
    arrange: (chat: ListedChat, wanted: Arrangement) => void arrange(chat, wanted),
    togglePin: (chat: ListedChat) => void arrange(chat, { pinned: !chat.pinned }),
    toggleArchive: (chat: ListedChat) => void arrange(chat, { archived: !chat.archived }),
  };
}
