/** Where photos come from: dropped on the page's part, or pasted. */
import { useEffect, useState } from 'react';
import type { DragEvent } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { filesPicked } from './uploadThunks';

const bringsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** @returns whether files hover over the part, the handlers of its element, and the way to take files in */
export function usePhotoPicking() {
  const dispatch = useAppDispatch();
  const [hovering, setHovering] = useState(false);

  useEffect(() => {
    function take({ clipboardData, target }: ClipboardEvent): void {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isWriting(target)) void dispatch(filesPicked(files));
    }
    // A file that is dropped beside the part would open in place of the page.
    function keepPage(event: globalThis.DragEvent): void {
      if (bringsFiles(event.dataTransfer)) event.preventDefault();
    }
    document.addEventListener('paste', take);
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('paste', take);
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, [dispatch]);

  return {
    hovering,
    pick: (files: readonly File[]) => void dispatch(filesPicked(files)),
    dropHandlers: {
      onDragOver: (event: DragEvent) => {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setHovering(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHovering(false);
      },
      onDrop: (event: DragEvent) => {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setHovering(false);
        void dispatch(filesPicked([...event.dataTransfer.files]));
      },
    },
  };
}
