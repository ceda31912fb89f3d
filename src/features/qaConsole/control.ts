/** Asks the mock from a page. */
import { hearServerDate } from '@/api/serverClock';
import type { Send } from './requests';

/** What the mock says to a request that it refuses, as far as it says anything. */
class Refused extends Error {
  constructor(method: string, url: string, status: number, answer: string) {
    super(`${method} ${url} answered ${status} ${answer.slice(0, 200)}`);
    this.name = 'Refused';
  }
}

/**
 * Makes a request of the console. The clock of the answer counts for the page at once.
 * @throws Error when the mock refuses it, or does not answer
 */
export const sendInPage: Send = async ({ method, url, body }) => {
  const response = await fetch(url, {
    method,
    headers: {
      'X-Request-Type': 'client',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refused(method, url, response.status, await response.text());
  hearServerDate(response.headers.get('date'), Date.now());
  // A static host without its worker answers every address with a page.
  if (response.headers.get('content-type')?.startsWith('application/json') !== true)
    throw new Refused(method, url, response.status, 'something that is no JSON');
  const answer: unknown = await response.json();
  return answer;
};
