/** The title of the browser tab (spec 2). */

export interface PageTitleParts {
  /** The page's own title; empty for a page without one. */
  title: string;
  siteName: string;
  unread: number;
  newLikes: number;
}

/**
 * The tab's title: news in front, the site's name behind.
 * @returns for example '(3) Messages | Vesper'
 */
export function pageTitle({ title, siteName, unread, newLikes }: PageTitleParts): string {
  const news = unread + newLikes;
  const name = [title, siteName].filter((part) => part !== '').join(' | ');
  return news > 0 ? `(${news}) ${name}` : name;
}
