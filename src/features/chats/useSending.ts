/** The one way to send what stands in the composer, and what may stand in its way: length, price, a second thought. */
import { useTranslation } from 'react-i18next';
import { selectCredits } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectSettings } from '@/core/settings/settingsSlice';
import { messageCount } from '@/domain/messageCount';
import type { OutboxEntry } from '@/domain/outbox';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { selectPicture } from './attachmentsSlice';
import { selectDraft, selectOutbox } from './chatsSlice';
import { useContactCheck } from './useContactCheck';

const isToBePaid = ({ state }: OutboxEntry): boolean => state === 'sending';

interface SendingProps {
  profile: string;
  conversation: string | null;
  focusField: () => void;
}

/** @returns `send` for the press on Send, what stands in its way, and the question that its contact details ask */
export function useSending({ profile, conversation, focusField }: SendingProps) {
  const { t } = useTranslation(['chats', 'errors']);
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  const draft = useAppSelector((state) => selectDraft(state, profile));
  const picture = useAppSelector((state) => selectPicture(state, profile));
  const settings = useAppSelector(selectSettings);
  const credits = useAppSelector(selectCredits);
  const { decide, ...check } = useContactCheck(profile, conversation);

  // What waits to be sent, to whomever, has its price as well. What got no answer may have been paid for already.
  const waiting = useAppSelector((state) => selectOutbox(state).filter(isToBePaid).length);
  const price = settings?.message_credits ?? 0;
  const affordable = credits >= price * (waiting + 1);
  // Of one that is on its way and paid for nothing is said: it is the next one that the balance does not cover.
  const isWritten = draft.trim() !== '' || picture !== undefined;
  const needsCredits = credits < price || (!affordable && isWritten);
  // It goes without the blanks around it.
  const { left } = messageCount(draft.trim(), settings?.message_length ?? Number.POSITIVE_INFINITY);

  const send = (): void => {
    if (picture?.wanted) return;
    if (!isWritten) {
      focusField();
    } else if (left < 0) {
      announce(t('composer.tooLong', { count: -left }));
    } else if (!affordable) {
      // What the balance was may be old news: it is asked for again, and the text stays.
      void dispatch(fetchUser());
      announce(t('errors:not_enough_credits'));
    } else {
      focusField();
      decide();
    }
  };
  return { ...check, needsCredits, send, tooLong: left < 0 };
}
