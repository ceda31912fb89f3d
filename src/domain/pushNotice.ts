/** What a push message may say and open (spec 4, 7). It comes from outside: only a known language and page are believed. */

/** One sentence for everything: it stands on a locked screen, so it names nobody and tells nothing. */
const ENGLISH = 'Something new is waiting for you';
const SENTENCES = new Map<unknown, string>([
  ['en', ENGLISH],
  ['nl', 'Er staat iets nieuws voor je klaar'],
  ['de', 'Es gibt etwas Neues für dich'],
  ['it', 'C’è una novità per te'],
  ['fr', 'Du nouveau t’attend'],
  ['es', 'Tienes una novedad'],
  ['pl', 'Czeka na ciebie coś nowego'],
]);
/** Pages that show news. Never a link that does something, and never another site. */
const PAGE = /^\/(?:chats|likes|members)(?:\/[\w-]+){0,2}$/;

/** @returns the path when it is a page that a message may open; the conversations for everything else */
export const pushPath = (path: unknown): string =>
  typeof path === 'string' && PAGE.test(path) ? path : '/chats';

/**
 * Reads a push message for the notice.
 * @param text its body: JSON with `path` and `language`, or anything else
 * @param browserLanguage tag of the browser's language, for a message that names none of ours
 */
export function readPush(text: string, browserLanguage: string): { sentence: string; path: string } {
  const { path, language } = fieldsOf(text);
  const sentence = SENTENCES.get(language) ?? SENTENCES.get(browserLanguage.slice(0, 2)) ?? ENGLISH;
  return { sentence, path: pushPath(path) };
}

function fieldsOf(text: string): { path?: unknown; language?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}
