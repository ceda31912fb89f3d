/** Pages for testers and marketing, by address: titles in English alone, as they are no part of what visitors get. */

export const LINKS_PAGE = { path: '/qa/links', title: 'Link builder' } as const;
export const VISIT_PAGE = { path: '/qa/tracking', title: 'Tracking of this visit' } as const;

/** The seed of the mock's world where nobody names another. */
export const DEFAULT_SEED = 'vesper';

/** The event by which the QA console asks the mock of the page to arm itself again. */
export const MOCK_REARM = 'mock-rearm';

/**
 * They are in development and in the build with the mock backend alone; elsewhere nothing of them is left.
 * @returns the title of a page for testers; undefined for every other address
 */
export const testerTitle = (pathname: string): string | undefined =>
  // Asked here: the bundler leaves out what one file alone proves unused.
  import.meta.env.DEV || import.meta.env.MODE === 'mock'
    ? [LINKS_PAGE, VISIT_PAGE].find(({ path }) => path === pathname)?.title
    : undefined;
