/** The last resort, below every error page: the app cannot start, or has come to an end. Words and a way on, never a white page. */
import { isChunkError } from '@/domain/chunkReload';
import { currentLocale, i18n } from '@/i18n/i18n';
import { reloadOnce } from './chunkGuard';

/** The words that an empty page brings along in every language, see scripts/vite/shellPage: seen once nothing has come for long. */
const WORDS = 'start';
/** Has them seen at once. */
const NOW = 'start-now';

/**
 * The visit could not begin: texts or parts that every page needs did not come. A page that came as a file stays: it can
 * be read, and its links lead on [RT-20].
 * @returns null, in place of the visit
 */
export function startFailed(error: unknown): null {
  reportError(error);
  if (isChunkError(error) && reloadOnce(true)) return null;
  const words = document.querySelector(`#root > .${WORDS}`);
  for (const line of words?.querySelectorAll<HTMLElement>('[lang]') ?? [])
    if (line.lang !== currentLocale()) line.remove();
  words?.classList.add(NOW);
  return null;
}

/** React has given the page up and emptied it; an error of a page never comes this far [ER-19]. */
export function appFailed(error: unknown): void {
  reportError(error);
  const words = document.createElement('div');
  const line = document.createElement('p');
  const way = document.createElement('a');
  words.className = `${WORDS} ${NOW}`;
  line.textContent = i18n.t('errors:start');
  way.textContent = i18n.t('common:actions.reload');
  // This address once more.
  way.setAttribute('href', '');
  words.append(line, way);
  document.getElementById('root')?.replaceChildren(words);
}
