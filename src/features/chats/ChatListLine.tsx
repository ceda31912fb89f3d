/** The second line of a row: what is going on in this conversation, or what was said last. */
import { useTranslation } from 'react-i18next';
import { useGiftTexts } from '@/core/gifts/useGiftTexts';
import type { Profile } from '@/domain/model';
import type { ChatEntry } from './chatsState';

interface ChatListLineProps {
  entry: ChatEntry;
  profile: Profile;
  /** Unsent text; empty for none. */
  draft: string;
  typing: boolean;
  /** Says that it is put away. */
  archived: boolean;
}

export function ChatListLine({ entry, profile, draft, typing, archived }: ChatListLineProps) {
  const { t } = useTranslation('chats');
  return (
    <>
      {archived && <span className="conv-word">{t('archive.mark')}</span>}
      {typing && <span className="conv-typing">{t('head.typing')}</span>}
      {!typing && draft.trim() !== '' && (
        <>
          <span className="conv-draft">{t('list.draftMark')}</span> {draft}
        </>
      )}
      {!typing && draft.trim() === '' && <LastLine entry={entry} profile={profile} />}
    </>
  );
}

function LastLine({ entry, profile }: { entry: ChatEntry; profile: Profile }) {
  const { t } = useTranslation('chats');
  const gifts = useGiftTexts();
  const last = entry.last_message;
  if (last === null) return t('list.nothing');
  // A picture that has not arrived has not been sent.
  if (entry.unbegun && last.text === '') return t('log.ownPhoto');
  const own = last.from !== profile.id;
  if (last.deleted === true) return t(own ? 'list.ownDeleted' : 'list.deleted');
  if (last.gift) return own ? gifts.sent(last.gift) : gifts.received(last.gift, profile.name);
  if (last.text === '' && last.attachment) return t(own ? 'list.ownPhoto' : 'list.photo');
  return own ? t('list.you', { text: last.text }) : last.text;
}
