// Two columns of the chat pages: list and conversation; one at a time on phones.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import './theme/chip.scss';
import './theme/form.scss';
import './theme/chat.scss';

interface ChatShellProps {
  list: ReactNode;
  main: ReactNode;
  /** A conversation is open: on phones it covers the list. */
  open: boolean;
}

/** Full-height chat frame inside the layout's `main`. Inside `main`: `chat-head`, `chat-log`, the composer. */
export function ChatShell({ list, main, open }: ChatShellProps) {
  return (
    <div className={clsx('chat', open && 'chat-open')}>
      <div className="chat-list">{list}</div>
      <div className="chat-main" id="conversation">
        {main}
      </div>
    </div>
  );
}
