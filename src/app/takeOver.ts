/** Puts the app on the page: over what the page's own file shows already, otherwise in place of an empty shell. */
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FIRST_PAGE_MS } from '@/config/limits';
import { expectsMember } from '@/core/auth/sessionHint';
import { oncePageAlive, pageComesAlive } from '@/core/navigation/pageAlive';
import { routeNameOf } from '@/core/navigation/routeName';
import { currentLocale } from '@/i18n/i18n';
import { fetchPage } from './pages';
import { appFailed } from './startFailed';

const options = { onUncaughtError: appFailed };

/**
 * The page's code and texts come first. What is on screen stays there; an empty page waits for a moment, so that nothing is
 * drawn on the way to the page, and then shows that it is on its way. A file's page is drawn anew where it shows another
 * language, another page or a visitor's bar to a member; everything else is the same and only comes to life.
 * What was typed into its fields before is typed into theirs again.
 * `data-page` names the route and the language of what the file shows, for as long as it has no life.
 * @param draw makes the app, once what it is drawn from is here
 * @throws Error when the page has no #root
 */
export async function takeOver(draw: () => ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const name = routeNameOf(window.location.pathname);
  // What is missing is asked for again when it is drawn, and said there.
  const page = name !== 'notFound' && fetchPage(name).catch(() => undefined);
  const shown = root.dataset.page;
  if (shown === undefined) {
    await Promise.race([page, new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS))]);
    // Drawn in the browser's pauses: nothing is shown before all of it stands, and a press meanwhile is heard.
    startTransition(() => createRoot(root, options).render(draw()));
    return;
  }
  const [early] = await Promise.all([
    root.querySelector('input,textarea,select') && import('./typedEarly').catch(() => null),
    page,
  ]);
  pageComesAlive();
  if (early) oncePageAlive(early.noteTyped(root));
  // In the browser's pauses, like an empty page.
  startTransition(() => {
    if (shown === `${name} ${currentLocale()}` && !expectsMember()) hydrateRoot(root, draw(), options);
    else createRoot(root, options).render(draw());
  });
  delete root.dataset.page;
}
