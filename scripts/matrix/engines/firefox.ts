// Firefox as the machine has it, over WebDriver BiDi.
import { launch, type Browser, type Page } from 'puppeteer-core';
import { installedProgram, namedProgram } from '../../run/program.ts';
import type { Driver, Engine } from './driver.ts';

const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const steered = (browser: Browser, page: Page): Driver => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  // A text, because a function of this file would be compiled for here and not for there.
  run: (body, ...texts) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(texts)})`),
  click: (selector) => page.click(selector),
  type: async (selector, text) => {
    await page.click(selector);
    await page.keyboard.type(text);
  },
  picture: () => page.screenshot(),
  close: () => browser.close(),
});

export const firefox: Engine = {
  name: 'Firefox',
  remedy: 'Install Firefox, or name it in FIREFOX_PATH.',
  start: async (size) => {
    const executablePath =
      namedProgram(['FIREFOX_PATH']) ?? installedProgram(['firefox', 'firefox-esr'], PLACES);
    if (executablePath === undefined) return null;
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: size,
    });
    return steered(browser, await browser.newPage());
  },
};
