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
}

/** More than these are told by their number. */
const READ_OUT = 3;

export function useIncomingNews({ messages, own, name, typing }: IncomingNews): void {
  const { t } = useTranslation('chats');
  const announce = useAnnouncer();
  const gifts = useGiftTexts();
  const latest = useRef<string | undefined>(undefined);

  useEffect(() => {
    const known = messages.findLastIndex(({ id }) => id === latest.current);
    // What is there when the conversation opens is no news.
    const news =
      known < 0
        ? []
        : messages.slice(known + 1).filter(({ deleted, from }) => from !== own && deleted !== true);
    latest.current = messages.at(-1)?.id;
    if (news.length > READ_OUT) {
      announce(t('log.several', { count: news.length, name }));
      return;
    }
    const words = news.map(({ text, gift }) => {
      if (gift) return gifts.received(gift, name);
      return text === '' ? t('log.photo', { name }) : t('log.incoming', { name, text });
    });
    announce(words.join('\n'));
  }, [messages, own, name, announce, gifts, t]);

  useEffect(() => {
    if (typing) announce(t('log.typing', { name }));
  }, [typing, name, announce, t]);
}
