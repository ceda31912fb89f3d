/** What a message may carry besides its words (spec 3). */

/** The beginning of an earlier message, shown above its answer. */
export interface Quote {
  id: string;
  /** Profile id of its author. */
  from: string;
  text: string;
  attachment: boolean;
  gift?: string | null | undefined;
}

/** What a member thinks of a message, in one emoji. */
export interface Reaction {
  /** Profile id. */
  from: string;
  emoji: string;
}
