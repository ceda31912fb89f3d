/** Tells screen readers what arrives in the open conversation; own messages are not read out again. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/domain/model';
import { useAnnouncer } from '@/ui/Announcer';

interface IncomingNews {
  /** Oldest first. */
  messages: readonly Message[];
  /** The reader's profile id. */
  own: string;
  name: string;
  typing: boolean;
}

export function useIncomingNews({ messages, own, name, typing }: IncomingNews): void {
  const { t } = useTranslation('chats');
  const announce = useAnnouncer();
  const latest = useRef<string | undefined>(undefined);

  useEffect(() => {
    const known = messages.findLastIndex(({ id }) => id === latest.current);
    // What is there when the conversation opens is no news.
    const news = known < 0 ? [] : messages.slice(known + 1).filter(({ from }) => from !== own);
    for (const { text } of news)
      announce(text === '' ? t('log.photo', { name }) : t('log.incoming', { name, text }));
    latest.current = messages.at(-1)?.id;
  }, [messages, own, name, announce, t]);

  useEffect(() => {
    if (typing) announce(t('log.typing', { name }));
  }, [typing, name, announce, t]);
}
