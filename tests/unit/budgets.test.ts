// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  closure,
  entriesOf,
  modulesLike,
  Scales,
  scriptsIn,
  stylesIn,
  type Manifest,
} from '../../scripts/budgets/manifest.ts';
import { precachedFiles } from '../../scripts/budgets/traces.ts';

const chunk = { isEntry: false, imports: [], dynamicImports: [], css: [] };
const manifest: Manifest = {
  'index.html': {
    ...chunk,
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['src/pages/A.tsx'],
    css: ['assets/main.css'],
  },
  _react: { ...chunk, file: 'assets/react.js' },
  'src/pages/A.tsx': {
    ...chunk,
    file: 'assets/a.js',
    imports: ['_react', 'index.html'],
    css: ['assets/a.css'],
  },
};

describe('the files of a page', () => {
  it('are those of the entry and what it imports at once', () => {
    expect([...closure(manifest, entriesOf(manifest))]).toEqual([
      'assets/main.js',
      'assets/main.css',
      'assets/react.js',
    ]);
  });

  it('include a page loaded later only when it is asked for', () => {
    const files = closure(manifest, [...entriesOf(manifest), ...modulesLike(manifest, /A\.tsx$/)]);
    expect(scriptsIn(files)).toEqual(['assets/main.js', 'assets/react.js', 'assets/a.js']);
    expect(stylesIn(files)).toEqual(['assets/main.css', 'assets/a.css']);
  });
});

describe('the files kept for offline use', () => {
  it('are read from the worker in both notations', () => {
    const worker = `x([{"revision":null,"url":"assets/a.js"},{url:"/index.html",revision:"1"},{"url":"assets/a.js"}])`;
    expect(precachedFiles(worker)).toEqual(['assets/a.js', 'index.html']);
  });
});

describe('the heaviest of many files', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is found by what each weighs as it travels', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'scales-'));
    // Longer by far, and nearly nothing when compressed.
    writeFileSync(path.join(folder, 'long.html'), 'again '.repeat(5_000));
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => (index * 7919) % 9973).join(' ');
    for (let count = 20; count < 40; count += 1)
      writeFileSync(path.join(folder, `${count}.html`), words(count * 5));
    const scales = new Scales(folder);
    const files = ['long.html', ...Array.from({ length: 20 }, (_, index) => `${index + 20}.html`)];

    expect(scales.heaviest(files)).toEqual({ file: '39.html', bytes: scales.weigh(['39.html']) });
    expect(scales.heaviest([])).toBeUndefined();
  });
});
