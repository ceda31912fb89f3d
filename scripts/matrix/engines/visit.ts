// A person in a browser of any engine: finds things by what is read, waits, and notices what goes wrong.
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './driver.ts';

const PATIENCE_MS = 40_000;
const LOOK_MS = 200;

/** Runs in the page: marks the first visible element of an XPath, and tells its mark. */
const MARK = `
  var found = document.evaluate(arguments[0], document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (var at = 0; at < found.snapshotLength; at += 1) {
    var element = found.snapshotItem(at);
    if (element.checkVisibility && !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.getClientRects().length === 0 || element.closest('[inert]')) continue;
    element.setAttribute('data-engine-mark', arguments[1]);
    return true;
  }
  return false;`;

/** Runs in the page: keeps what goes wrong from now on. */
const LISTEN = `
  window.wrongs = [];
  addEventListener('error', function (event) { window.wrongs.push(event.message || 'a file that did not load'); }, true);
  addEventListener('unhandledrejection', function (event) { window.wrongs.push(String(event.reason)); });
  document.addEventListener('securitypolicyviolation', function (event) {
    window.wrongs.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI);
  });`;

/** One window of a browser on the product. */
export class Visit {
  readonly #driver: Driver;
  readonly #address: string;
  #marks = 0;

  constructor(driver: Driver, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.#address + path);
    await this.#driver.run(LISTEN);
    await this.until(
      'the page is alive',
      `return !document.getElementById('root').hasAttribute('data-page')`,
    );
  }

  /** Waits for something in the page. @throws Error naming what did not come */
  async until(what: string, body: string, ...texts: readonly string[]): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while ((await this.#driver.run(body, ...texts)) !== true) {
      if (Date.now() > deadline)
        throw new Error(
          `${what}: did not come to pass at ${String(await this.value('return location.href'))}.`,
        );
      await wait(LOOK_MS);
    }
  }

  async find(xpath: string): Promise<string> {
    this.#marks += 1;
    const mark = String(this.#marks);
    await this.until(xpath, MARK, xpath, mark);
    return `[data-engine-mark="${mark}"]`;
  }

  async click(xpath: string): Promise<void> {
    await this.#driver.click(await this.find(xpath));
  }

  async type(xpath: string, text: string): Promise<void> {
    await this.#driver.type(await this.find(xpath), text);
  }

  async value(body: string, ...texts: readonly string[]): Promise<unknown> {
    return this.#driver.run(body, ...texts);
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
    await this.#driver.run(LISTEN);
  }

  async back(): Promise<void> {
    await this.#driver.run('history.back()');
  }

  /** @throws Error with what went wrong on the page, if anything did */
  async expectCalm(): Promise<void> {
    const wrongs = await this.value('return JSON.stringify(window.wrongs || [])');
    const sticksOut = await this.value(
      'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (wrongs !== '[]') throw new Error(`The page complains: ${String(wrongs)}`);
    if (sticksOut !== 0) throw new Error(`The page sticks out by ${String(sticksOut)} px.`);
  }
}
