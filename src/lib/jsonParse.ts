/** JSON from storage, other tabs and push messages: untrusted, so it is never thrown over and never reaches a prototype. */

const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON; the caller checks the shape with a schema.
 * @param text any text
 * @returns the value without keys that could reach a prototype; undefined when the text is not JSON
 */
export function jsonParse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text, (key, value: unknown) => (REFUSED_KEYS.has(key) ? undefined : value));
  } catch {
    return undefined;
  }
}
