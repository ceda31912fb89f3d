/** The test payment page in the browser mount. */
import * as v from 'valibot';
import { readClock } from '../clock';
import { settle } from '../events';
import { missingMain, payMain, toElement } from '../pay/markup';
import { choose, paymentOfPath, payOutcome } from '../pay/page';
import { payStyle } from '../pay/style';
import type { Db } from '../tables';

/**
 * Shows the page of the payment in the address.
 * @param db the world
 * @param save keeps the world; awaited before the page is left
 */
export function showPayPage(db: Db, save: () => Promise<void>): void {
  settle(db, readClock(db.clock));
  const payment = paymentOfPath(db, location.pathname);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(payStyle);
  document.adoptedStyleSheets = [sheet];
  document.title = 'Test payment';
  const main = toElement(payment ? payMain(payment) : missingMain, document);
  document.body.replaceChildren(main);
  const leave = async (next: string) => {
    await save();
    location.assign(next);
  };
  main.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const outcome = v.safeParse(payOutcome, event.submitter?.getAttribute('value'));
    if (!payment || !outcome.success) return;
    const form =
      event.currentTarget instanceof HTMLFormElement ? new FormData(event.currentTarget) : undefined;
    void leave(choose(db, payment, outcome.output, form));
  });
}
