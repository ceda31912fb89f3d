/** What has failed once is made anew, but not before the failure has been shown: made earlier, it would be tried without end. */

const failed = new Set<() => void>();

/**
 * @param make makes the thing; it calls `tellFailed` when it is of no use any more
 * @returns the thing of the moment
 */
export function renewable<Thing>(make: (tellFailed: () => void) => Thing): () => Thing {
  const tellFailed = (): void => void failed.add(renew);
  const renew = (): void => void (current = make(tellFailed));
  let current = make(tellFailed);
  return () => current;
}

/** Called by an error boundary that has shown a failure: the next one to ask gets another attempt. */
export function renewFailedParts(): void {
  const all = [...failed];
  failed.clear();
  all.forEach((renew) => renew());
}
