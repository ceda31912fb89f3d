/** A screen that takes the place of another one while the address stays: the focus that went with the other one goes to its heading. */
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { focusHeading } from '@/core/navigation/focusHeading';
import { useAppSelector } from '@/store/hooks';
import { isFocusFree } from '@/ui/freeFocus';

interface NewScreenProps {
  /** Something else stood here before; what the address itself led to is led to by its route. */
  news: boolean;
  children: ReactNode;
}

/** Stands inside the boundary that waits for the screen; give it a key, which names the screen. */
export function NewScreen({ news, children }: NewScreenProps) {
  // What a dialog has changed behind it takes the focus when the dialog has gone.
  const modal = useAppSelector(selectOpenModal);
  useLayoutEffect(() => {
    if (news && modal === null && isFocusFree(null)) focusHeading();
  }, [news, modal]);
  return children;
}
