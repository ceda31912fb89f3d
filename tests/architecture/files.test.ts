// @vitest-environment node
// What files may look like: length, names, exports, and the few things no file may contain.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isTest, listCode, listSources, ROOT, type SourceFile } from './sources.ts';

const FOLDERS = ['src', 'mocks', 'tests', 'scripts'];
const MAX_LINES = 300;
const BANNED_NAMES = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)/;

/** What may lie in public: files that must keep their exact address. Everything else is imported and gets a hash. */
const PUBLIC_FILES =
  /^(robots\.txt|no-script\.css|social\.jpg|favicon\.(ico|svg)|apple-touch-icon\.png|icons\/[a-z0-9-]+\.(png|svg)|screenshots\/[a-z0-9-]+\.(png|webp))$/;

const code = listCode(FOLDERS);
const product = listCode(['src']).filter((file) => !isTest(file.path));

function pathsWhere(files: readonly SourceFile[], isWrong: (file: SourceFile) => boolean): readonly string[] {
  return files.filter(isWrong).map((file) => file.path);
}

function defaultExports(file: SourceFile): boolean {
  return parseSync(file.path, file.text).module.staticExports.some((found) =>
    found.entries.some((entry) => entry.exportName.kind === 'Default'),
  );
}

function isBarrel(file: SourceFile): boolean {
  const { module } = parseSync(file.path, file.text);
  const entries = module.staticExports.flatMap((found) => found.entries);
  const hasStar = entries.some((entry) => entry.importName.kind === 'AllButDefault');
  return hasStar || (entries.length > 1 && entries.every((entry) => entry.moduleRequest !== null));
}

describe('files', () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    const files = [...code, ...listSources(FOLDERS, ['.scss', '.mjs'])];
    expect(pathsWhere(files, (file) => file.text.trimEnd().split('\n').length > MAX_LINES)).toEqual([]);
  });

  it('are no barrels', () => {
    expect(pathsWhere(code, (file) => /(^|\/)index\.tsx?$/.test(file.path) || isBarrel(file))).toEqual([]);
  });

  it('carry names that say what is inside', () => {
    expect(pathsWhere(code, (file) => BANNED_NAMES.test(file.path))).toEqual([]);
  });

  it('have a default export in pages and layouts alone', () => {
    const others = product.filter((file) => !/^src\/(pages|layouts)\//.test(file.path));
    expect(pathsWhere(others, defaultExports)).toEqual([]);
  });
});

describe('unsafe ways into the page', () => {
  const SINKS =
    /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcDoc=/;

  it('are absent', () => {
    expect(pathsWhere(product, (file) => SINKS.test(file.text))).toEqual([]);
  });

  it('go through one Trusted Types policy at most', () => {
    expect(product.filter((file) => file.text.includes('.createPolicy(')).length).toBeLessThanOrEqual(1);
  });
});

describe('exceptions', () => {
  it('from the lint rules say why, and there are none from the types', () => {
    const isUnexplained = (line: string): boolean =>
      /(oxlint|eslint)-disable/.test(line) && !/-disable\S*.* -- \S/.test(line);
    const isWrong = (file: SourceFile): boolean =>
      /@ts-(ignore|expect-error|nocheck)/.test(file.text) || file.text.split('\n').some(isUnexplained);
    expect(
      pathsWhere(
        code.filter((file) => file.path !== 'tests/architecture/files.test.ts'),
        isWrong,
      ),
    ).toEqual([]);
  });
});

describe('tests', () => {
  const tests = code.filter((file) => isTest(file.path) && !file.path.startsWith('tests/architecture/'));

  it('neither sleep nor skip, and compare no snapshots', () => {
    const shortcuts =
      /waitForTimeout\(|\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b|toMatchSnapshot|toMatchInlineSnapshot|toHaveScreenshot/;
    expect(pathsWhere(tests, (file) => shortcuts.test(file.text))).toEqual([]);
  });

  it('make their stores in one place, which disposes of them', () => {
    const makes = (text: string): boolean => /\bcreateAppStore\(/.test(text);
    expect(pathsWhere(tests, (file) => makes(file.text))).toEqual(['tests/factories/store.ts']);
  });
});

describe('rules of the product', () => {
  const CLOCKS =
    /\bDate\.now\(|new Date\(\s*\)|performance\.now\(|Math\.random\(|crypto\.(randomUUID|getRandomValues)\(/;

  it('read no clock and no dice: time and chance are parameters', () => {
    const rules = product.filter((file) => file.path.startsWith('src/domain/'));
    expect(pathsWhere(rules, (file) => CLOCKS.test(file.text))).toEqual([]);
  });
});

describe('the public folder', () => {
  it('holds only files that need a fixed address', () => {
    const folder = path.join(ROOT, 'public');
    const files = existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      : [];
    expect(files.filter((file) => !PUBLIC_FILES.test(file.split(path.sep).join('/')))).toEqual([]);
  });
});
