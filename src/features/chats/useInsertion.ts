/** Puts text where the caret stands, and the caret behind it. */
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * @param onChange takes the new text
 * @returns a function that inserts; the field need not have the focus
 */
export function useInsertion(
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): (text: string) => void {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (text) => {
    const element = field.current;
    if (!element) return;
    const { selectionEnd, selectionStart, value } = element;
    caret.current = selectionStart + text.length;
    onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  };
}
