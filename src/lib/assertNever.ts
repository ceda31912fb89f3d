/** The end of an exhaustive switch. */

/**
 * Fails the compilation when a case is missing, and the run when the data lied about its type.
 * @param value what should be impossible
 * @throws Error always
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
