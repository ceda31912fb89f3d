/** Files that are dropped anywhere on the page while a conversation is open; without this the browser would leave the page. */
import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** @returns true while files are held above the page */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [above, setAbove] = useState(false);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    const held = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setAbove(true);
    };
    // Only the page's own edge leads nowhere; from element to element it goes on.
    const left = (event: DragEvent): void => {
      if (event.relatedTarget === null) setAbove(false);
    };
    const dropped = (event: DragEvent): void => {
      setAbove(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      drop([...(event.dataTransfer?.files ?? [])]);
    };
    const target = document;
    target.addEventListener('dragover', held);
    target.addEventListener('dragleave', left);
    target.addEventListener('drop', dropped);
    return () => {
      target.removeEventListener('dragover', held);
      target.removeEventListener('dragleave', left);
      target.removeEventListener('drop', dropped);
    };
  }, []);
  return above;
}
