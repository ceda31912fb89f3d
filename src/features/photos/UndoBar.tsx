/** For a few seconds a deleted photo can be had back. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Trash2 } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { photoRestored, selectRemoving, undoHeld } from './photosSlice';

/** @param onGone called with the photos that are back, or with none when the moment is over while the focus is here */
export function UndoBar({ onGone }: { onGone: (restored: readonly string[]) => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const removing = useAppSelector(selectRemoving);
  const button = useRef<HTMLButtonElement | null>(null);
  const count = removing.length;

  useEffect(() => {
    // The deleted photo took the focus with it.
    if (count > 0 && document.activeElement === document.body) button.current?.focus();
  }, [count]);

  // A bar that goes is left by nobody.
  const shown = count > 0;
  useEffect(() => {
    if (!shown) return undefined;
    return () => {
      dispatch(undoHeld(false));
    };
  }, [dispatch, shown]);

  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && count === 0 && document.activeElement === document.body) onGone([]);
    wasShown.current = count > 0;
  }, [count, onGone]);

  function undo(): void {
    wasShown.current = false;
    for (const id of removing) dispatch(photoRestored(id));
    onGone(removing);
  }

  return (
    <output className="photo-undo-place">
      {shown && (
        <div
          className="photo-undo"
          onPointerEnter={() => dispatch(undoHeld(true))}
          onPointerLeave={() => dispatch(undoHeld(false))}
          // Focus that came without the keyboard is nobody's hand.
          onFocus={({ target }) => dispatch(undoHeld(target.matches(':focus-visible')))}
          onBlur={() => dispatch(undoHeld(false))}
        >
          <Icon as={Trash2} />
          <p>{t('photos.deleted', { count })}</p>
          <Button kind="white" size="sm" ref={button} onClick={undo}>
            {t('photos.undo')}
          </Button>
        </div>
      )}
    </output>
  );
}
