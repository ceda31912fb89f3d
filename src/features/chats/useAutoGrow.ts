/** Lets a text area grow with its text where the browser's CSS cannot. */
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Measures after each rendering; the greatest height is the style sheet's. */
export function useAutoGrow(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (field.current && !globalThis.CSS?.supports('field-sizing', 'content')) grow(field.current);
  });
}

function grow(element: HTMLTextAreaElement): void {
  const { style } = element;
  style.height = 'auto';
  const border = element.offsetHeight - element.clientHeight;
  style.height = `${element.scrollHeight + border}px`;
}
