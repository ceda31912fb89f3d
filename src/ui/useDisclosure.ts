// Open and closed state of a small panel: outside press and Esc close it.
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Put it on the element that holds both trigger and panel. */
  holder: RefObject<HTMLDivElement | null>;
}

/** State for a menu or popover. Esc is handled by the caller, which knows where the focus returns to. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    function closeOutside(event: Event): void {
      if (event.target instanceof Node && holder.current?.contains(event.target) !== true) setOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);
  return { open, setOpen, holder };
}
