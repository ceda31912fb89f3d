/** The rows of a conversation: days, the line above what is unread, bubbles. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationRow, MessageRow } from '@/domain/conversation';
import type { OutboxEntry } from '@/domain/outbox';
import { DayPill } from '@/ui/DayPill';
import { MessageItem } from './MessageItem';
import { UnsentItem } from './UnsentItem';
import { useChatTimes } from './useChatTimes';

interface MessageRowsProps {
  rows: readonly ConversationRow[];
  /** Own messages without a confirmation. */
  entries: readonly OutboxEntry[];
  /** Id of the first unread message. */
  divider: string | null;
  /** The partner's name. */
  name: string;
}

export const MessageRows = memo(function MessageRows({ rows, entries, divider, name }: MessageRowsProps) {
  const times = useChatTimes();
  const unsent = new Map(entries.map((entry) => [entry.client_id, entry]));
  return rows.map((row) =>
    row.kind === 'day' ? (
      <DayPill key={row.key} dateTime={row.day}>
        {times.day(row)}
      </DayPill>
    ) : (
      <Row
        key={row.key}
        row={row}
        entry={unsent.get(row.message.id)}
        unreadFromHere={row.message.id === divider}
        name={name}
      />
    ),
  );
});

interface RowProps {
  row: MessageRow;
  entry: OutboxEntry | undefined;
  unreadFromHere: boolean;
  name: string;
}

function Row({ row, entry, unreadFromHere, name }: RowProps) {
  const { t } = useTranslation('chats');
  const { message, own, startsTurn, endsTurn } = row;
  if (entry) return <UnsentItem entry={entry} first={startsTurn} last={endsTurn} name={name} />;
  return (
    <>
      {unreadFromHere && (
        <p className="chats-divider" data-unread="">
          <span>{t('log.unread')}</span>
        </p>
      )}
      <MessageItem
        text={message.text}
        sentAt={message.sent_at}
        own={own}
        read={message.read}
        first={startsTurn}
        last={endsTurn}
        photo={message.attachment?.url ?? null}
        photoWidth={message.attachment?.width ?? 0}
        photoHeight={message.attachment?.height ?? 0}
        name={name}
      />
    </>
  );
}
