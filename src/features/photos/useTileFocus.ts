/** Where the focus goes when what had it is gone: to the photo that is back, to the list, or to the way to a first photo. */
import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from '@/core/navigation/focusHeading';
import { useAppSelector } from '@/store/hooks';
import { selectChangeFailure, selectUploads } from './photosSlice';

const isFocusLost = (): boolean => document.activeElement === document.body;

export function useTileFocus() {
  const list = useRef<HTMLUListElement | null>(null);
  const refused = useAppSelector(selectChangeFailure)?.id;
  const uploads = useAppSelector(selectUploads).length;
  const before = useRef(uploads);

  const focusTile = useCallback((ids: readonly string[]) => {
    // The photo stands in the page after the next drawing.
    requestAnimationFrame(() => {
      const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
      const found = tiles.find(({ dataset }) => dataset.photo === ids.at(-1));
      const place = found ?? list.current ?? document.querySelector<HTMLElement>('.photo-empty button');
      if (place) place.focus({ preventScroll: true });
      else focusHeading();
    });
  }, []);
  const focusList = useCallback(() => focusTile([]), [focusTile]);

  useEffect(() => {
    if (refused !== undefined && isFocusLost()) focusTile([refused]);
  }, [refused, focusTile]);
  useEffect(() => {
    // A tile with the focus went: its photo has arrived, or is not wanted.
    if (uploads < before.current && isFocusLost()) focusList();
    before.current = uploads;
  }, [uploads, focusList]);

  return { list, focusList, focusTile };
}
