/**
 * What comes from outside and names an entry of a table: an object knows `constructor`, `toString` and the like without
 * anybody having entered them, and `__proto__` is no name at all.
 */

/** @returns false for a word that every object answers to; no id of the server's is one */
export const isPlainName = (name: string): boolean => !(name in Object.prototype);
