// @vitest-environment node
// What goes along with a release: the header files, the list of packages, and what is said of advisories.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAdvisories } from '../../scripts/deploy/advisories.ts';
import { releaseFiles, repositoryFiles } from '../../scripts/deploy/files.ts';
import { reproduciblePackageList } from '../../scripts/deploy/packageList.ts';
import { ROOT } from '../../scripts/run/command.ts';
import { contentSecurityPolicy, securityHeaders } from '../../scripts/serve/headers.ts';

describe('the header files', () => {
  it.each(Object.entries(repositoryFiles()))('%s is current: npm run deploy writes it', (file, text) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(text);
  });

  it('for a static host name each header once, as the own server does', () => {
    const text = repositoryFiles()['deploy/_headers'] ?? '';
    const found = Object.fromEntries(
      [...text.matchAll(/^ {2}([\w-]+): (.+)$/gmu)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(found).toEqual({
      ...securityHeaders('/'),
      'Content-Security-Policy': contentSecurityPolicy(),
      'Cache-Control': 'public,max-age=86400',
    });
    expect(text).not.toContain('unsafe');
  });

  it('of a release allow what its pages have inline, each by its hash', () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    mkdirSync(path.join(dist, '.vite'));
    const inline = {
      'index.html': { styles: 'sha256-b=', scripts: 'sha256-s=' },
      'faq/index.html': { styles: 'sha256-a=', scripts: 'sha256-s=' },
      'shell.html': { scripts: 'sha256-e=' },
    };
    writeFileSync(path.join(dist, '.vite/inline.json'), JSON.stringify(inline));
    const files = releaseFiles(dist);
    expect(files['_headers']).toContain(
      "script-src 'self' 'sha256-e=' 'sha256-s='; style-src 'self' 'sha256-a=' 'sha256-b='",
    );
    expect(files['vesper-styles.map']).toBe(
      `"/faq/index.html" " 'sha256-a='";\n"/index.html" " 'sha256-b='";\n`,
    );
    expect(files['vesper-scripts.map']).toContain(`"/index.html" " 'sha256-s='";`);
    expect(files['vesper-scripts.map']).toContain(`"/shell.html" " 'sha256-e='";`);
  });
});

describe('the list of packages', () => {
  const bom = (time: string, folder: string, components = ['b@1', 'a@2']) =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber: `urn:uuid:${time}`,
      metadata: { timestamp: time, tools: [{ version: time }], component: { name: folder } },
      components: components.map((ref) => ({ 'bom-ref': ref })),
    });

  it('is the same at another time, in another folder and of another tool', () => {
    const first = reproduciblePackageList(bom('1', 'main'), 'vesper');
    expect(reproduciblePackageList(bom('2', 'clone', ['a@2', 'b@1']), 'vesper')).toBe(first);
    expect(JSON.parse(first)).toMatchObject({
      metadata: { component: { name: 'vesper', type: 'application' } },
    });
    expect(first).toMatch(/"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}"/u);
    expect(first).not.toContain('timestamp');
  });

  it('has another number for other packages, and is refused without any', () => {
    const first = reproduciblePackageList(bom('1', 'main'), 'vesper');
    expect(reproduciblePackageList(bom('1', 'main', ['a@3']), 'vesper')).not.toBe(first);
    expect(() => reproduciblePackageList(bom('1', 'main', []), 'vesper')).toThrow();
  });
});

describe('advisories', () => {
  const expectSaid = (json: string, code: number, words: string): void => {
    const said = readAdvisories(json);
    expect(said.code).toBe(code);
    expect(said.words).toContain(words);
  };
  const found = (high: number) =>
    JSON.stringify({
      metadata: {
        vulnerabilities: { info: 0, low: 0, moderate: 0, high, critical: 0, total: high },
        dependencies: { total: 900 },
      },
    });

  it('fail where there are any', () => {
    expectSaid(found(0), 0, '0 advisories in 900');
    expectSaid(found(2), 1, '2 high');
  });

  it('that nobody could be asked for are no clean bill: the line says so', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
    expectSaid(refused, 0, 'NOT AUDITED');
    expect(() => readAdvisories('{"metadata":{}}')).toThrow();
  });
});
