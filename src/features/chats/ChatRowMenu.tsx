/** The menu of a row: pin, archive, remove. Comes when it is first opened. */
import { useEffect } from 'react';
import { Archive, ArchiveRestore, Pin, PinOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FloatingMenu } from '@/ui/FloatingMenu';
import { Icon } from '@/ui/Icon';
import { MenuItem } from '@/ui/MenuItem';
import type { ListedChat } from './listSelectors';
import { useChatActs } from './useChatActs';
import type { ChatNote } from './useChatActs';

interface ChatRowMenuProps {
  chat: ListedChat;
  /** What opened it, and gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
  onNote: (note: ChatNote | null) => void;
  onRemove: (chat: ListedChat) => void;
}

export function ChatRowMenu({ chat, opener, onClose, onNote, onRemove }: ChatRowMenuProps) {
  const { t } = useTranslation(['chatTools', 'chats']);
  const { togglePin, toggleArchive } = useChatActs(onNote);
  // Whose menu it is stays marked.
  useEffect(() => {
    const row = opener.closest('[data-chat]');
    row?.setAttribute('data-menu', '');
    return () => row?.removeAttribute('data-menu');
  }, [opener]);
  const { right, top, bottom, left } = opener.getBoundingClientRect();
  const isButton = opener instanceof HTMLButtonElement;
  return (
    <FloatingMenu
      label={t('chats:list.menu', { name: chat.name })}
      // Under its button; of a row that was asked by key, at its name.
      at={isButton ? { x: right, y: bottom + 2 } : { x: left + 84, y: (top + bottom) / 2 + 12 }}
      align={isButton ? 'end' : 'start'}
      onClose={() => {
        onClose();
        opener.focus({ preventScroll: true });
      }}
    >
      <MenuItem icon={<Icon as={chat.pinned ? PinOff : Pin} />} onSelect={() => togglePin(chat)}>
        {t(chat.pinned ? 'list.unpin' : 'list.pin')}
      </MenuItem>
      <MenuItem
        icon={<Icon as={chat.archived ? ArchiveRestore : Archive} />}
        onSelect={() => toggleArchive(chat)}
      >
        {t(chat.archived ? 'list.restore' : 'list.archive')}
      </MenuItem>
      <hr className="menu-rule" />
      <MenuItem danger icon={<Icon as={Trash2} />} onSelect={() => onRemove(chat)}>
        {t('chats:head.remove')}
      </MenuItem>
    </FloatingMenu>
  );
}
