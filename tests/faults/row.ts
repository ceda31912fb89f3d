/** One row of the fault matrix: how a call of the API behaves, told in a few words. */

/** One act of the member's. */
export interface Act {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

export interface Row {
  /**
   * `read`: changes nothing, repeated without a key. `write`: repeated under the key of its act. `asks`: a write whose form counts
   * the pause that a 429 asks for, so that it is told at once. `once`: changes something and carries no key that every server knows, or
   * is true for a moment only: never repeated.
   */
  readonly kind: 'read' | 'write' | 'asks' | 'once';
  readonly run: (act: Act) => Promise<unknown>;
  /** What the contract says; null where the answer says nothing. */
  readonly answer: object | null;
  /** Where in the answer a word of a closed list stands, as `user.status`; without it there is none. */
  readonly word?: string;
  /** True for what the end of a session does not end. */
  readonly outlives?: true;
  /** True where nobody can give it up. */
  readonly unstoppable?: true;
  /** How long one attempt may take where it is not 15 s, ms. */
  readonly patience?: number;
}

/** Photos and pictures of some megabytes on a slow line, ms. */
export const UPLOAD_PATIENCE_MS = 120_000;

/** Whether the client sends it again by itself. */
export const isRepeated = ({ kind }: Row): boolean => kind !== 'once';
