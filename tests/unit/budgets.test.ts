// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  closure,
  entriesOf,
  modulesLike,
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
