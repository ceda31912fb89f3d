// The frame of the message composer: attach, field, send; cost and count below.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import './theme/form.scss';
import './theme/chat.scss';

interface ComposerShellProps {
  attach?: ReactNode;
  /** A textarea of class `form-control`, labelled by the caller. */
  field: ReactNode;
  send: ReactNode;
  /** "1 credit per message" */
  cost?: ReactNode;
  /** "49 / 500" */
  count?: string | undefined;
  countTone?: 'plain' | 'warn' | 'full' | undefined;
}

/** Bottom of a conversation. */
export function ComposerShell({ attach, field, send, cost, count, countTone = 'plain' }: ComposerShellProps) {
  return (
    <div className="composer">
      <div className="chat-mid">
        <div className="composer-row">
          {attach}
          <div className="grow">{field}</div>
          {send}
        </div>
        <div className="composer-foot">
          <span>{cost}</span>
          <span className={clsx(countTone !== 'plain' && `count-${countTone}`)}>{count}</span>
        </div>
      </div>
    </div>
  );
}
