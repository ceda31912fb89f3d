/** Names in a query as they were meant, however a campaign or a mail program spells them (spec 3). */

/**
 * @param search the query, with or without `?`
 * @returns it with every name in small letters, and without the `amp;` that mail programs put there which write `&` as in HTML
 *   once too often
 */
export const readQuery = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, value]) => [
      name.toLowerCase().replace(/^(?:amp;)+/u, ''),
      value,
    ]),
  );
