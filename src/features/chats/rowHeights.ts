/** How high the rows of a conversation are: as measured, or as their content lets expect. */
import type { ConversationRow } from '@/domain/conversation';

const DAY_PX = 54;
const BUBBLE_PX = 48;
const LINE_PX = 22;
const TURN_PX = 14;
const TIME_PX = 18;
const PHOTO_PX = 240;
const LETTERS_PER_LINE = 42;

export class RowHeights {
  readonly #measured = new Map<string, number>();

  /** @param height CSS pixels; 0 where nothing is laid out */
  note(key: string, height: number): void {
    if (height > 0) this.#measured.set(key, height);
  }

  /** Another width makes other lines. */
  forget(): void {
    this.#measured.clear();
  }

  /** CSS pixels. */
  of(row: ConversationRow | undefined): number {
    if (!row) return 0;
    return this.#measured.get(row.key) ?? expected(row);
  }
}

function expected(row: ConversationRow): number {
  if (row.kind === 'day') return DAY_PX;
  const { text, attachment } = row.message;
  const lines = Math.ceil(text.length / LETTERS_PER_LINE);
  const below = (row.endsTurn ? TURN_PX : 0) + (row.endsTurn && row.timed ? TIME_PX : 0);
  return BUBBLE_PX + LINE_PX * Math.max(0, lines - 1) + below + (attachment ? PHOTO_PX : 0);
}
