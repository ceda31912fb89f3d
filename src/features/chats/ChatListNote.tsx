/** Says what has just happened to a conversation of the list, and offers the way back. */
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { onLostFocus } from '@/lib/onLostFocus';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { useChatActs } from './useChatActs';
import type { ChatNote } from './useChatActs';

/** The buttons go with what is said: the focus goes on in the list, or at its name where it is empty. */
const toList = onLostFocus<HTMLButtonElement>(() =>
  (
    document.querySelector<HTMLElement>('.conv[tabindex="0"]') ??
    document.querySelector<HTMLElement>('.chats-title > [tabindex="-1"]')
  )?.focus({ preventScroll: true }),
);

interface ChatListNoteProps {
  note: ChatNote | null;
  onNote: (note: ChatNote | null) => void;
}

/** Mount it before there is anything to say, so that it is heard. It leaves by itself unless movement is reduced. */
export function ChatListNote({ note, onNote }: ChatListNoteProps) {
  const { t } = useTranslation(['chatTools', 'common']);
  const { arrange } = useChatActs(onNote);
  const name = note?.chat.name;
  const failed = note?.kind === 'failed' || note?.kind === 'unsure';
  return (
    <output className="chats-said" aria-live="polite">
      {note && (
        <span
          key={`${note.kind} ${note.chat.conversation}`}
          className={failed ? 'chats-said-bar' : 'chats-said-bar chats-said-brief'}
          onAnimationEnd={(event) => {
            if (event.animationName === 'chats-said-time') onNote(null);
          }}
        >
          <span className="grow">
            {note.kind === 'archived' && t('list.archived', { name })}
            {note.kind === 'restored' && t('list.restored', { name })}
            {note.kind === 'failed' && t('list.notSaved', { name })}
            {note.kind === 'unsure' && t('list.unsure', { name })}
          </span>
          <Button kind="link" size="sm" ref={toList} onClick={() => arrange(note.chat, note.wanted)}>
            {failed ? t('common:actions.retry') : t('list.undo')}
          </Button>
          <IconButton
            ref={toList}
            label={t('common:actions.dismiss')}
            tip="none"
            icon={<Icon as={X} size={18} />}
            onClick={() => onNote(null)}
          />
        </span>
      )}
    </output>
  );
}
