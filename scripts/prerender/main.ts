// Writes the pages that anybody may find as files into dist: home, landers and pages to read, in every language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from 'terser';
import { renderPage, sourcesOf, startTexts } from '@/app/prerender';
import { LOCALES } from '@/config/locales';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { everyPublicPage } from '@/domain/publicPages';
import type { InlineHashes } from '../serve/headers.ts';
import { askAhead } from './askAhead.ts';
import { askServer } from './askServer.ts';
import { askPage, askVisit } from './askVisit.ts';
import { AT_ONCE, questionOf } from './atOnce.ts';
import { readBuilt } from './built.ts';
import type { Built } from './built.ts';
import { firstFrame } from './firstFrame.ts';
import { hashOf } from './inline.ts';
import { fontLinks, makePage } from './page.ts';
import { placesOf } from './places.ts';
import { robots, sitemap } from './sitemap.ts';
import { aheadTable } from './shell.ts';
import { readTexts } from './texts.ts';

const DIST = path.resolve('dist');

/** A call as a page carries it. @param act a function that uses nothing from outside @param given texts of what it is called with */
async function inlineScript(act: (...given: never[]) => void, ...given: readonly string[]): Promise<string> {
  const { code } = await minify(`(${String(act)})(${given.join(',')})`, { ecma: 2020 });
  if (code === undefined) throw new Error('A script could not be made smaller.');
  return code.replace(/;$/, '');
}

/** Lets the empty page ask for all that the page behind it needs. @returns what is inline in it */
async function writeShell(built: Built): Promise<InlineHashes> {
  const script = await inlineScript(
    askAhead,
    JSON.stringify(await aheadTable(built)),
    String(askVisit),
    String(askServer),
  );
  const fonts = fontLinks(built.filesOf([]).styles.map(built.read).join(''));
  // In front of the styles, which a script behind them would have to wait for.
  const page = built
    .read('shell.html')
    .replace('<script', () => `<script>${script}</script><script`)
    .replace('</head>', () => `${fonts}</head>`);
  writeFileSync(path.join(DIST, 'shell.html'), page);
  return { scripts: hashOf(script) };
}

async function main(): Promise<void> {
  const built = readBuilt(DIST);
  const first = await inlineScript(
    firstFrame,
    JSON.stringify({ appearance: LOCAL_KEYS.appearance, variant: LOCAL_KEYS.variant }),
  );
  await startTexts(readTexts(process.cwd()));
  const inline: Record<string, InlineHashes> = { 'shell.html': await writeShell(built) };
  const failed: string[] = [];
  for (const page of everyPublicPage()) {
    for (const locale of LOCALES) {
      const later = AT_ONCE[page.route]?.files ?? [];
      const files = built.filesOf([...(await sourcesOf(page.route, locale)), ...later]);
      const question = questionOf(page.route, locale);
      const script =
        question === undefined
          ? first
          : `${first};${await inlineScript(askPage, JSON.stringify(question), JSON.stringify(LOCAL_KEYS.logoutPending), String(askVisit), String(askServer))}`;
      for (const { address, file } of placesOf(page, locale)) {
        try {
          const rendered = await renderPage(page.route, address, locale);
          const made = await makePage({ built, script, page, locale, rendered, files });
          mkdirSync(path.dirname(path.join(DIST, file)), { recursive: true });
          writeFileSync(path.join(DIST, file), made.text);
          inline[file] = made.hashes;
        } catch (error) {
          failed.push(`${file}: ${String(error)}`);
        }
      }
    }
  }
  writeFileSync(path.join(DIST, '.vite/inline.json'), JSON.stringify(inline));
  writeFileSync(path.join(DIST, 'sitemap.xml'), sitemap());
  writeFileSync(path.join(DIST, 'robots.txt'), robots(readFileSync('public/robots.txt', 'utf8')));
  console.log(`${Object.keys(inline).length} pages written.`);
  if (failed.length === 0) return;
  console.error(`Not written, and shown by the app alone:\n${failed.join('\n')}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
