/** Where a message is written: a draft that is never lost, its length, its price, and one way to send it (spec 2). */
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { selectCredits } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectOnline } from '@/core/connection/connectionSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { messageCount } from '@/domain/messageCount';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { ComposerField } from './ComposerField';
import { ComposerFoot } from './ComposerFoot';
import { CreditsNeeded } from './CreditsNeeded';
import { draftChanged, selectDraft } from './chatsSlice';
import { messageWritten } from './sendingThunks';
import { useAutoGrow } from './useAutoGrow';

interface ComposerProps {
  /** The addressee's profile id. */
  profile: string;
  name: string;
  /** Null opens a conversation with the first message. */
  conversation: string | null;
}

/** On touch screens Enter is a line break: there is no Shift to press. */
const hasFinePointer = () => window.matchMedia('(pointer: fine)').matches;

export function Composer({ profile, name, conversation }: ComposerProps) {
  const { t } = useTranslation(['chats', 'errors']);
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  const footId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useAppSelector((state) => selectDraft(state, profile));
  const settings = useAppSelector(selectSettings);
  const credits = useAppSelector(selectCredits);
  const online = useAppSelector(selectOnline);
  useAutoGrow(field);
  useFocusAfterFirstMessage(field);

  const cost = settings?.message_credits ?? 0;
  const { left } = messageCount(draft, settings?.message_length ?? Number.POSITIVE_INFINITY);
  const affordable = credits >= cost;
  const text = draft.trim();

  const send = (): void => {
    if (text === '') {
      field.current?.focus();
    } else if (left < 0) {
      announce(t('composer.tooLong', { count: -left }));
    } else if (!affordable) {
      // What the balance was may be old news: it is asked for again, and the text stays.
      void dispatch(fetchUser());
      announce(t('errors:not_enough_credits'));
    } else {
      dispatch(messageWritten({ profile, conversation, text }));
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasFinePointer()) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="composer">
      <div className="chat-mid">
        {!online && <p className="composer-hint">{t('composer.offline')}</p>}
        {!affordable && <CreditsNeeded />}
        <ComposerField
          ref={field}
          label={t('composer.label', { name })}
          value={draft}
          describedBy={footId}
          invalid={left < 0}
          onChange={(value) => dispatch(draftChanged({ profile, text: value }))}
          onKeyDown={onKeyDown}
          onSend={send}
        />
        <ComposerFoot id={footId} draft={draft} />
      </div>
    </div>
  );
}

/** The first message turns the member's page into the conversation's page: the writer goes on writing. */
function useFocusAfterFirstMessage(field: { readonly current: HTMLTextAreaElement | null }): void {
  const location = useLocation();
  const writing = location.state === 'writing';
  useEffect(() => {
    if (writing) field.current?.focus();
  }, [field, writing]);
}
