/** What must be there for a test to mean anything. @throws Error where it is not */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('What the test is about is not there.');
  return value;
}
