/** Gifts in words: what each is called, and who sent it. A gift that this version does not know is "a gift". */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isGiftName } from '@/config/gifts';

interface GiftTexts {
  /** @param id of the gift, as the server names it */
  name: (id: string) => string;
  /** As its sender reads it. */
  sent: (id: string) => string;
  /** As the other one reads it. @param from name of the sender */
  received: (id: string, from: string) => string;
}

/** Needs the texts of the namespace `chats`. */
export function useGiftTexts(): GiftTexts {
  const { t } = useTranslation('chats');
  return useMemo(() => {
    const known = (id: string) => (isGiftName(id) ? id : 'other');
    return {
      name: (id) => t(`gift.name.${known(id)}`),
      sent: (id) => t(`gift.sent.${known(id)}`),
      received: (id, from) => t(`gift.received.${known(id)}`, { name: from }),
    };
  }, [t]);
}
