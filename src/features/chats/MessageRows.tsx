/** The rows of a conversation that are drawn: days, the line above what is unread, bubbles. */
import { memo } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ConversationRow, MessageRow } from '@/domain/conversation';
import type { OutboxEntry } from '@/domain/outbox';
import type { DrawnRows } from '@/domain/rowWindow';
import { DayPill } from '@/ui/DayPill';
import { MessageItem } from './MessageItem';
import { UnsentItem } from './UnsentItem';
import { useChatTimes } from './useChatTimes';

interface MessageRowsProps {
  rows: readonly ConversationRow[];
  drawn: DrawnRows;
  /** Own messages without a confirmation. */
  entries: readonly OutboxEntry[];
  /** Id of the first unread message. */
  divider: string | null;
  /** Id of the message that the reader asked to see. */
  wanted: string | null;
  /** The partner's name and profile id. */
  name: string;
  profile: string;
  /** The reader's profile id. */
  ownId: string;
}

export const MessageRows = memo(function MessageRows({ rows, drawn, entries, ...shared }: MessageRowsProps) {
  const times = useChatTimes();
  const unsent = new Map(entries.map((entry) => [entry.client_id, entry]));
  return rows.slice(drawn.first, drawn.end).map((row, index) =>
    row.kind === 'day' ? (
      <div key={row.key} className="log-row" data-row={row.key}>
        <DayPill dateTime={row.day}>{times.day(row)}</DayPill>
      </div>
    ) : (
      <Row
        key={row.key}
        row={row}
        entry={unsent.get(row.message.id)}
        belowDay={rows[drawn.first + index - 1]?.kind === 'day'}
        {...shared}
      />
    ),
  );
});

interface RowProps extends Pick<MessageRowsProps, 'divider' | 'wanted' | 'name' | 'profile' | 'ownId'> {
  row: MessageRow;
  entry: OutboxEntry | undefined;
  /** A day has space of its own below it. */
  belowDay: boolean;
}

const Row = memo(function Row({ row, entry, belowDay, divider, wanted, name, profile, ownId }: RowProps) {
  const { t } = useTranslation('chats');
  const { key, message, own, startsTurn, endsTurn, timed } = row;
  const first = startsTurn && !belowDay;
  if (entry)
    return (
      <div className="log-row" data-row={key}>
        <UnsentItem entry={entry} first={first} last={endsTurn} name={name} />
      </div>
    );
  return (
    <article
      className={clsx('log-row', message.id === wanted && 'log-row-wanted')}
      tabIndex={-1}
      data-row={key}
      data-message={message.id}
    >
      {message.id === divider && (
        <p className="chats-divider" data-unread="">
          <span>{t('log.unread')}</span>
        </p>
      )}
      <MessageItem
        message={message}
        own={own}
        first={first}
        last={endsTurn}
        timed={timed}
        name={name}
        profile={profile}
        ownId={ownId}
      />
    </article>
  );
});
