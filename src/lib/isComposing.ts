/** Whether a key belongs to a word that is still being put together, as Japanese or Chinese ones are: it chooses, and does nothing else. */

/** Safari ends the word before it tells of the key that ended it, and marks that key by this code alone. */
const PART_OF_WORD = 229;

/** @param event of a key that went down */
export function isComposing({
  isComposing: open,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return open || keyCode === PART_OF_WORD;
}
