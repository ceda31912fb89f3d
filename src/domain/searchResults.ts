/** Search results that grow page by page (spec 4): whole profiles or only their ids. */

/** One page of an answer. */
export interface ResultPage<Item> {
  pageNumber: number;
  results: Item[];
  /** Counts the whole search. */
  numResults: number;
  /** How many of the results before it were hidden or blocked when it was asked for: `numResults` counts them no more. */
  gone?: number;
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
 * Which page holds the next result. Whoever is hidden or blocked leaves the server's list, and the others move up: the next one
 * may stand in a page that was loaded before.
 * @param pages those loaded, see {@link appendPage}
 * @param gone how many of their results have left
 * @returns the number of the page, counted from 1
 */
export function nextPage(pages: readonly ResultPage<string>[], gone: number): number {
  const size = pages[0]?.results.length ?? 0;
  if (gone === 0 || size === 0) return pages.length + 1;
  return Math.floor((uniqueResults(pages).length - gone) / size) + 1;
}

/**
 * Says whether everything is loaded: the server has been asked as far as the search goes, or the last page is empty. Its places
 * count, not the members in them: some come twice, and some pages bring those as well who moved up into the ones before.
 * @param pages see {@link appendPage}
 */
export function isLastPage(pages: readonly ResultPage<unknown>[]): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const size = pages[0]?.results.length ?? 0;
  return last.results.length === 0 || last.pageNumber * size >= last.numResults;
}
