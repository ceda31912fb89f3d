// Asks the server for something that the app will want, while the app is still on its way to the browser.

/**
 * Runs in the browser and travels as its own text: it may use nothing from outside. The app takes the answer in place of one of
 * its own (src/lib/askedAhead); where none came it asks by itself, and hears what is wrong.
 * @param address path and query as the app's call would send them
 */
export function askServer(address: string): void {
  const answer = fetch(address, {
    headers: { 'X-Request-Type': 'client' },
    signal: AbortSignal.timeout(15_000),
  })
    .then(async (response) => {
      const data: unknown = response.ok ? await response.json() : null;
      const { headers } = response;
      return response.ok ? { data, date: headers.get('date'), tag: headers.get('etag') } : null;
    })
    .catch(() => null);
  (globalThis.askedAhead ??= {})[address] = { at: Date.now(), answer };
}
