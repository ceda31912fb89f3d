/** Search results that grow page by page (spec 4): whole profiles or only their ids. */

/** One page of an answer; `numResults` counts the whole search. */
export interface ResultPage<Item> {
  pageNumber: number;
  results: readonly Item[];
  numResults: number;
}

/**
 * Takes in a page. The pages stay in the order of their numbers however they arrive; the same page again replaces itself.
 * @param pages the pages so far
 * @param page the page that arrived
 * @returns a new list
 */
export function appendPage<Page extends ResultPage<unknown>>(pages: readonly Page[], page: Page): Page[] {
  return [...pages.filter((known) => known.pageNumber !== page.pageNumber), page].toSorted(
    (a, b) => a.pageNumber - b.pageNumber,
  );
}

/**
 * All results in order, each member once: somebody who moved down a page between two answers keeps the first place.
 * @param pages see {@link appendPage}
 */
export function uniqueResults<Item extends string | { id: string }>(
  pages: readonly ResultPage<Item>[],
): Item[] {
  const seen = new Map<string, Item>();
  for (const item of pages.flatMap((page) => page.results)) {
    const id = typeof item === 'string' ? item : item.id;
    if (!seen.has(id)) seen.set(id, item);
  }
  return [...seen.values()];
}

/**
 * Says whether everything is loaded: the pages hold as many results as the search has, or the last one is empty.
 * @param pages see {@link appendPage}
 */
export function isLastPage(pages: readonly ResultPage<unknown>[]): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
  return last.results.length === 0 || loaded >= last.numResults;
}
