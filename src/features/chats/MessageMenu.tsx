/** The button of a message that opens what can be done with it; a long press and the keyboard press it, too. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/domain/model';
import { MESSAGE_ELEMENT, useOpenActs } from './actTarget';
import './acts.scss';

interface MessageMenuProps {
  message: Message;
  /** Written by the reader. */
  own: boolean;
  /** The partner's name and profile id. */
  name: string;
  profile: string;
}

/**
 * Stands inside the bubble, below {@link MessageActs}. Of what was taken back nothing is left to be done with but for the
 * one who got it: that can still be reported.
 */
export function MessageMenu({ message, own, name, profile }: MessageMenuProps) {
  const { t } = useTranslation('chats');
  const open = useOpenActs();
  if (message.deleted === true && own) return null;
  return (
    <button
      type="button"
      className={clsx('act-button dots', own && 'act-button-own')}
      // Reached from its message: thirty of them are no way to the writing field.
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={t('act.menu')}
      data-act=""
      onClick={({ currentTarget }) => {
        const anchor = currentTarget.closest<HTMLElement>(MESSAGE_ELEMENT) ?? currentTarget;
        open({ message, own, name, profile, anchor });
      }}
    />
  );
}
