// npm run screens: pictures of every stop, on a phone and on a desktop, light and dark, and a sheet of them for each stop.
// `--lang en de pl`, `--only chat home`, `--width 390`, `--theme light`.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.ts';
import { buildMissing } from '../run/builds.ts';
import { startServer } from '../run/server.ts';
import { makeSheet } from './sheet.ts';
import { FOLDER, shoot, type Look, type Theme } from './shoot.ts';
import { STOPS, type Stop } from './stops.ts';

/** How high a window of each width is. */
const WINDOWS = new Map([
  ['360', 740],
  ['390', 844],
  ['768', 1024],
  ['1440', 900],
]);
const THEMES: readonly Theme[] = ['light', 'dark'];

/** The words after a flag, up to the next flag. */
function wordsAfter(flag: string, fallback: readonly string[]): readonly string[] {
  const args = process.argv.slice(2);
  const start = args.indexOf(flag);
  if (start < 0) return fallback;
  const rest = args.slice(start + 1);
  const end = rest.findIndex((word) => word.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
}

function looks(): Look[] {
  const themes = THEMES.filter((theme) => wordsAfter('--theme', THEMES).includes(theme));
  const windows = wordsAfter('--width', ['390', '1440']).map((width) => {
    const height = WINDOWS.get(width);
    if (height === undefined)
      throw new Error(`No window is ${width} px wide, but ${[...WINDOWS.keys()].join(', ')}.`);
    return { width: Number(width), height };
  });
  return wordsAfter('--lang', ['en']).flatMap((language) =>
    windows.flatMap(({ width, height }) => themes.map((theme) => ({ width, height, theme, language }))),
  );
}

/** How many pictures are taken at a time: as many as the smallest machine has cores. */
const AT_ONCE = 2;

/** @returns what the browser complained about on the way, one line each */
async function shootAll(browser: Browser, address: string, stop: Stop): Promise<readonly string[]> {
  const lines: string[] = [];
  const waiting = looks();
  const next = async (): Promise<void> => {
    for (let look = waiting.shift(); look; look = waiting.shift())
      lines.push(...(await shoot(browser, address, stop, look)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return lines;
}

async function main(): Promise<number> {
  const wanted = wordsAfter(
    '--only',
    STOPS.map((stop) => stop.name),
  );
  const stops = STOPS.filter((stop) => wanted.includes(stop.name));
  const built = await buildMissing();
  if (built !== 0) return built;
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = await ensureBrowser();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: [...browserArgs()] });
  let complained = 0;
  try {
    for (const [index, stop] of stops.entries()) {
      const lines = await shootAll(browser, server.address, stop);
      await makeSheet(browser, stop.name, looks());
      complained += lines.length === 0 ? 0 : 1;
      console.log(
        `[${index + 1}/${stops.length}] ${stop.name}${[...new Set(lines)].map((line) => `\n    ${line}`).join('')}`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(
    `\nThe pictures are in ${FOLDER}.${complained === 0 ? '' : ` ${complained} stops had something to complain about, see above.`}`,
  );
  return complained === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
