/** The buttons under the card: equal to the gestures, outside of what can be dragged. */
import { Heart, MessageCircle, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clsx } from 'clsx';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';
import { IconButton, iconButtonClass } from '@/ui/IconButton';
import type { Pile } from './usePile';

/** They stay where they are while the cards change, and so does the focus. */
export function SwipeActions({ pile: { top, canUndo, answer, undo } }: { pile: Pile }) {
  const { t } = useTranslation('swipe');
  const message = t('actions.message');
  const none = top === null;
  return (
    <div className="swipe-actions">
      <IconButton
        className="swipe-undo"
        label={t('actions.undo')}
        icon={<Icon as={Undo2} />}
        tip="top"
        aria-keyshortcuts="Backspace"
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        className="swipe-pass"
        label={t('actions.pass')}
        icon={<Icon as={X} size={32} />}
        tip="top"
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={none}
        onClick={() => answer('pass')}
      />
      {none ? (
        <IconButton
          className="swipe-message"
          label={message}
          icon={<Icon as={MessageCircle} size={24} />}
          tip="top"
          aria-disabled
        />
      ) : (
        <Link
          className={clsx(iconButtonClass(), 'swipe-message')}
          to={path('memberChat', { id: top })}
          aria-label={message}
        >
          <Icon as={MessageCircle} size={24} />
          <span className="tip tip-top" aria-hidden="true">
            {message}
          </span>
        </Link>
      )}
      <IconButton
        className="swipe-like"
        kind="hot"
        label={t('actions.like')}
        icon={<Icon as={Heart} size={32} filled />}
        tip="top"
        aria-keyshortcuts="ArrowRight"
        aria-disabled={none}
        onClick={() => answer('like')}
      />
    </div>
  );
}
