/** What members say in conversations; a language has one set. */
export interface Phrases {
  /** First words to somebody new. */
  openers: readonly string[];
  /** The first answer to somebody who wrote. */
  greetings: readonly string[];
  /** Answers to a question. */
  answers: readonly string[];
  /** Everything else. */
  replies: readonly string[];
  /** Answers to a gift. */
  thanks: readonly string[];
  /** Lines offered to somebody who does not know how to begin. */
  icebreakers: readonly string[];
}
