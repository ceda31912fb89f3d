// A browser of another engine, as far as a visit needs it.

export interface Driver {
  /** Loads a page and waits for it. @param address absolute */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /**
   * Runs the body of a function in the page; `arguments` holds the texts.
   * @returns what it returns, as JSON
   */
  readonly run: (body: string, ...texts: readonly string[]) => Promise<unknown>;
  /** Clicks as a person would. @param selector of one element */
  readonly click: (selector: string) => Promise<void>;
  /** Types into what has the focus after a click on it. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** A PNG of what is seen. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** How to get it where it is missing. */
  readonly remedy: string;
  /** Null where the machine does not have it. @throws Error when it is there and does not start */
  readonly start: (size: { readonly width: number; readonly height: number }) => Promise<Driver | null>;
}
