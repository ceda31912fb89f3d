// What every visit asks the server first, asked while the app is still on its way to the browser.

export interface VisitQuestions {
  /** Path and query of who is here. */
  readonly user: string;
  /** Path and query of the settings of the site. */
  readonly site: string;
  /** False while somebody has logged out, and the server does not know it yet: nobody is asked about. */
  readonly mayAsk: boolean;
  /** False where the address says more than the page: that is told to the server in words of the app's. */
  readonly isBare: boolean;
  /** What the browser keeps under this key; null where its storage is closed to the site. */
  readonly kept: (key: string) => string | null;
}

/**
 * Runs in the browser and travels as its own text: it may use nothing from outside.
 * @param logout storage key: somebody has logged out, and the server does not know it yet
 * @param askServer as askServer.ts has it
 */
export function askVisit(logout: string, askServer: (address: string) => void): VisitQuestions {
  const kept = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage that is closed to the site keeps no log-out, and knows no member.
      return null;
    }
  };
  const user = '/api/user.php';
  const site = `/api/settings.php?domain=${location.hostname}`;
  const mayAsk = kept(logout) === null;
  const isBare = location.search === '';
  if (mayAsk) askServer(user);
  if (isBare) askServer(site);
  return { user, site, mayAsk, isBare, kept };
}

/**
 * The same for a page that has a file: it asks what is its own as well.
 * @param question path and query
 */
export function askPage(
  question: string,
  logout: string,
  visit: typeof askVisit,
  askServer: (address: string) => void,
): void {
  askServer(question);
  visit(logout, askServer);
}
