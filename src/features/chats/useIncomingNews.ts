/** Tells screen readers what arrives in the open conversation, several at once as one; own messages are not read out again. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGiftTexts } from '@/core/gifts/useGiftTexts';
import type { Message } from '@/domain/model';
import { useAnnouncer } from '@/ui/Announcer';

interface IncomingNews {
  /** The newest ones, oldest first. */
  messages: readonly Message[];
  /** The reader's profile id. */
  own: string;
  name: string;
  typing: boolean;
  /** The conversation was on screen before its first message: what nobody has read in it came just now. */
  begun: boolean;
}

/** More than these are told by their number. */
const READ_OUT = 3;

export function useIncomingNews({ messages, own, name, typing, begun }: IncomingNews): void {
  const { t } = useTranslation('chats');
  const announce = useAnnouncer();
  const gifts = useGiftTexts();
  /** The newest message so far; undefined before the conversation was looked at, null while it is empty. */
  const latest = useRef<Message | null | undefined>(undefined);

  useEffect(() => {
    const before = latest.current;
    latest.current = messages.at(-1) ?? before ?? null;
    const arrived =
      before === undefined ? (begun ? messages.filter(({ read }) => !read) : []) : after(messages, before);
    const news = arrived.filter(({ deleted, from }) => from !== own && deleted !== true);
    if (news.length > READ_OUT) {
      announce(t('log.several', { count: news.length, name }));
      return;
    }
    const words = news.map(({ text, gift }) => {
      if (gift) return gifts.received(gift, name);
      return text === '' ? t('log.photo', { name }) : t('log.incoming', { name, text });
    });
    announce(words.join('\n'));
  }, [messages, own, name, begun, announce, gifts, t]);

  useEffect(() => {
    if (typing) announce(t('log.typing', { name }));
  }, [typing, name, announce, t]);
}

/** What came after a message; when so much came that it is not among the newest any more, all that was sent later. */
function after(messages: readonly Message[], last: Message | null): readonly Message[] {
  if (last === null) return messages;
  const at = messages.findLastIndex(({ id }) => id === last.id);
  if (at >= 0) return messages.slice(at + 1);
  const since = Date.parse(last.sent_at);
  return messages.filter(({ sent_at }) => Date.parse(sent_at) > since);
}
