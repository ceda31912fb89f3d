// @vitest-environment node
// The files of the last release stay to be had: a page of it that is still open may ask for a part it has not used yet.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepEarlierRelease, setReleaseAside } from '../../scripts/run/earlierRelease.ts';
import { createApplication } from '../../scripts/serve/application.ts';
import { BuiltFiles } from '../../scripts/serve/files.ts';
import { createAppServer, listen } from '../../scripts/serve/server.ts';

let folder = '';
let folders = { dist: '', earlier: '' };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders = { dist: path.join(folder, 'dist'), earlier: path.join(folder, 'build/earlier') };
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(folders.dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
/** Builds a release as the build does: `dist` is emptied first. */
function build(release: string): void {
  setReleaseAside(folders);
  rmSync(folders.dist, { recursive: true, force: true });
  write('shell.html', `<!doctype html><title>${release}</title>`);
  write('sw.js', `// ${release}`);
  write(`assets/page-${release}.js`, `export const release = '${release}';`);
  write('assets/same.js', 'export {};');
  write('.vite/manifest.json', JSON.stringify({ page: `assets/page-${release}.js` }));
  keepEarlierRelease(folders);
}
const kept = (release: string): boolean =>
  existsSync(path.join(folders.earlier, `assets/page-${release}.js`));

describe('the release before this one [RT-20] [BX-21]', () => {
  it('is kept, and only that one', () => {
    build('one');
    expect(existsSync(folders.earlier)).toBe(false);
    build('two');
    expect(kept('one')).toBe(true);
    build('three');
    expect([kept('one'), kept('two')]).toEqual([false, true]);
  });

  it('stays when the same release is built again', () => {
    build('one');
    build('two');
    build('two');
    expect([kept('one'), kept('two')]).toEqual([true, false]);
  });

  it('stays when a build fails', () => {
    build('one');
    build('two');
    setReleaseAside(folders);
    rmSync(folders.dist, { recursive: true });
    build('three');
    expect(kept('one')).toBe(true);
  });

  it('is served to pages that are open, without its page and its worker, and nothing else that is missing is', async () => {
    build('one');
    build('two');
    const files = new BuiltFiles(folders.dist, folders.earlier);
    const server = createAppServer((_, __, next) => next(), createApplication(files));
    const address = `http://localhost:${await listen(server, 0)}`;
    const read = async (name: string) => {
      const answer = await fetch(address + name);
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    const script = 'text/javascript; charset=utf-8';
    expect(await read('/assets/page-one.js')).toEqual([200, script, "export const release = 'one';"]);
    expect(await read('/assets/page-two.js')).toEqual([200, script, "export const release = 'two';"]);
    expect(await read('/sw.js')).toEqual([200, script, '// two']);
    expect((await read('/members'))[2]).toContain('two');
    const [status, type, text] = await read('/assets/page-none.js');
    expect([status, type]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(text).not.toContain('<');
    // Only what new visitors want is made ready.
    expect(await files.warm()).toBe(4);
    server.close();
    server.closeAllConnections();
    expect(readFileSync(path.join(folders.earlier, 'assets/page-one.js'), 'utf8')).toContain('one');
  });
});
