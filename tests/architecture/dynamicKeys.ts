// Families of translation keys that code puts together from data, so that their keys occur nowhere as written.

export interface DynamicFamily {
  /** Namespace and start of the keys, for example `errors:code.`. */
  readonly prefix: string;
  /** Where the ending comes from. */
  readonly reason: string;
}

export const DYNAMIC_FAMILIES: readonly DynamicFamily[] = [];
