/** The buttons under the cards: equal to the gestures, as in the game itself. */
import { Heart, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import type { Teaser } from './useTeaser';

/** They stay where they are while the cards change, and so does the focus. */
export function TeaserActions({ teaser: { top, isOver, answer, undo } }: { teaser: Teaser }) {
  const { t } = useTranslation('tinderswipe');
  return (
    <div className="teaser-actions">
      <IconButton
        className="teaser-undo"
        label={t('actions.undo')}
        icon={<Icon as={Undo2} />}
        tip="top"
        aria-keyshortcuts="Backspace"
        aria-disabled={top === 0}
        onClick={undo}
      />
      <IconButton
        className="teaser-pass"
        label={t('actions.pass')}
        icon={<Icon as={X} size={32} />}
        tip="top"
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={isOver}
        onClick={() => answer('pass')}
      />
      <IconButton
        className="teaser-like"
        label={t('actions.like')}
        icon={<Icon as={Heart} size={32} filled />}
        tip="top"
        aria-keyshortcuts="ArrowRight"
        aria-disabled={isOver}
        onClick={() => answer('like')}
      />
    </div>
  );
}
