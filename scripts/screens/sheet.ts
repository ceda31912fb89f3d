// One sheet per stop, with its pictures side by side: a whole product is looked over in minutes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { FOLDER, PHONE_WIDTH, pictureOf, type Look } from './shoot.ts';

/** How wide a picture stands on the sheet, of the width of its window. */
const SCALE = 0.36;
/** Of a whole page, no more than this is shown, in CSS pixels of the sheet. */
const MOST_HEIGHT = 900;
const SHEET_WIDTH = 1680;

const figure = (stop: string, look: Look): string => {
  // A phone's picture would be a stamp at the scale of a desktop's.
  const width = Math.round(look.width * (look.width < PHONE_WIDTH ? SCALE * 1.6 : SCALE));
  return `<figure><div><img src="${pictureOf(stop, look)}" width="${width}"></div><figcaption>${look.language} ${look.width} ${look.theme}</figcaption></figure>`;
};

const STYLE = `body{margin:12px;background:#888;font:12px sans-serif;width:${SHEET_WIDTH - 24}px}
main{display:flex;flex-wrap:wrap;gap:12px;align-items:start}figure{margin:0}figure div{max-height:${MOST_HEIGHT}px;overflow:hidden}img{display:block}`;

/** Writes `sheet-<stop>.png` beside the pictures of a stop. */
export async function makeSheet(browser: Browser, stop: string, looks: readonly Look[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } });
  const source = path.join(FOLDER, 'sheet.html');
  writeFileSync(
    source,
    `<!doctype html><style>${STYLE}</style><main>${looks.map((look) => figure(stop, look)).join('')}</main>`,
  );
  try {
    await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
    await page.screenshot({ path: path.join(FOLDER, `sheet-${stop}.png`), fullPage: true });
  } finally {
    await page.close();
  }
}
