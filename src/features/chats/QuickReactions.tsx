/** Six reactions at hand, on top of a message's menu. */
import { SmilePlus } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { reactionOf } from '@/domain/reactions';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

interface QuickReactionsProps {
  message: Message;
  /** Null takes the own reaction back. */
  onReact: (emoji: string | null) => void;
  /** Opens the choice of all emoji. */
  onMore: () => void;
}

export function QuickReactions({ message, onReact, onMore }: QuickReactionsProps) {
  const { t } = useTranslation('chatTools');
  const own = useAppSelector(selectOwnProfileId) ?? '';
  const chosen = reactionOf(message.reactions, own);
  const quick = [
    { emoji: '❤️', name: t('act.emoji.heart') },
    { emoji: '😍', name: t('act.emoji.eyes') },
    { emoji: '😂', name: t('act.emoji.laugh') },
    { emoji: '😮', name: t('act.emoji.surprise') },
    { emoji: '😢', name: t('act.emoji.sad') },
    { emoji: '👍', name: t('act.emoji.thumb') },
  ];
  const isQuick = quick.some(({ emoji }) => emoji === chosen);
  // One from the whole choice stands among them, to be taken back as easily.
  const shown = chosen === null || isQuick ? quick : [...quick.slice(0, -1), { emoji: chosen, name: chosen }];
  return (
    <fieldset aria-label={t('act.react')} className="act-reactions">
      {shown.map(({ emoji, name }) => (
        <button
          key={emoji}
          type="button"
          role="menuitemradio"
          aria-checked={emoji === chosen}
          aria-label={name}
          tabIndex={-1}
          className={clsx('act-react', emoji === chosen && 'act-react-chosen')}
          onClick={() => onReact(emoji === chosen ? null : emoji)}
        >
          <span aria-hidden="true">{emoji}</span>
        </button>
      ))}
      <button
        type="button"
        role="menuitem"
        aria-label={t('act.moreEmoji')}
        tabIndex={-1}
        className="act-react act-more"
        onClick={onMore}
      >
        <Icon as={SmilePlus} size={24} />
      </button>
    </fieldset>
  );
}
