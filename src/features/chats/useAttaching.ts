/** The ways of a picture into the message: chosen, pasted or dropped. */
import type { ClipboardEvent } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';
import { useAppDispatch } from '@/store/hooks';

interface Attaching {
  /** Takes the first picture of what was chosen; one message carries one. */
  take: (files: readonly File[]) => void;
  paste: (event: ClipboardEvent) => void;
}

/** @param profile the addressee's profile id */
export function useAttaching(profile: string): Attaching {
  const dispatch = useAppDispatch();
  const take = (files: readonly File[]): void => {
    const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (file)
      void whenReachable(() => import('./attachmentThunks')).then(({ pictureChosen }) =>
        dispatch(pictureChosen(profile, file)),
      );
  };
  const paste = (event: ClipboardEvent): void => {
    // Text that is copied from a document comes with a picture of itself: then the text is meant.
    if (event.clipboardData.getData('text/plain') !== '' || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  };
  return { take, paste };
}
