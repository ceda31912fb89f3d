/** What did not go as the member wanted, in words. */
import { useTranslation } from 'react-i18next';
import type { SwipeTrouble } from '@/domain/swipeDeck';

/** @returns a function from the trouble and the member's name to its sentence */
export function useTroubleText(): (trouble: SwipeTrouble, name: string) => string {
  const { t } = useTranslation('swipe');
  return ({ why, act }, name) => {
    const words = {
      held: {
        like: () => t('trouble.heldLike', { name }),
        pass: () => t('trouble.heldPass', { name }),
        undo: () => t('trouble.heldUndo', { name }),
      },
      failed: {
        like: () => t('trouble.failedLike', { name }),
        pass: () => t('trouble.failedPass', { name }),
        undo: () => t('trouble.failedUndo', { name }),
      },
    };
    if (why === 'blocked') return t('trouble.blocked', { name });
    return why === 'gone' ? t('trouble.gone', { name }) : words[why][act]();
  };
}
