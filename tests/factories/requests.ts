/** The requests of a test, by what they ask. */
import { vi } from 'vitest';

/**
 * Called once the mock backend answers.
 * @returns a function that tells what was asked since, in order, as `POST user.php`
 */
export function watchRequests(): () => string[] {
  const open = vi.spyOn(globalThis.XMLHttpRequest.prototype, 'open');
  return () => open.mock.calls.map(([method, url]) => `${method.toUpperCase()} ${fileOf(String(url))}`);
}

/** Without the folder and the query. */
const fileOf = (url: string): string => url.replace(/^.*\//u, '').replace(/\?.*$/u, '');
