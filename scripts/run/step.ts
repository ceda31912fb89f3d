// A step of a run, and how it went.

/** Where a test runner writes what it has run. */
export interface Report {
  readonly runner: 'vitest' | 'playwright';
  /** A JSON file, with its path. */
  readonly file: string;
}

export interface Step {
  readonly name: string;
  /** Does the work; resolves to the exit code, 0 for success. What it prints is kept. */
  readonly work: () => Promise<number>;
  /** Names of steps without whose success this one makes no sense. */
  readonly needs?: readonly string[];
  /** Seconds it may take on a busy machine; what takes longer is said, and fails nothing. */
  readonly share?: number;
  /** Uses the whole machine: nothing runs beside it. */
  readonly alone?: boolean;
  /** Of a step that runs tests. */
  readonly report?: Report;
}

export interface StepResult {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  readonly share?: number;
  readonly report?: Report;
  /** Everything it printed. */
  readonly output: string;
}
