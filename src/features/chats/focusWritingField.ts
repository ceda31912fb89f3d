/** The way back to the place to write. */

/** Puts the focus into the writing field of the conversation on screen. */
export function focusWritingField(): void {
  document.querySelector<HTMLTextAreaElement>('.composer textarea')?.focus();
}
