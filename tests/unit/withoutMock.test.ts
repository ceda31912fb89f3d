// @vitest-environment node
// Production needs nothing of what is for testers: what a build without it takes out, and how two builds are compared.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTraces } from '../../scripts/budgets/traces.ts';
import { differencesOf } from '../../scripts/matrix/sameBuild.ts';
import { isForTesters } from '../../scripts/vite/withoutMock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'same-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeBuild(name: string, files: Readonly<Record<string, string>>): string {
  const built = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(built, file)), { recursive: true });
    writeFileSync(path.join(built, file), text);
  }
  return built;
}

describe('what is for testers', () => {
  it.each([
    'mocks/browser.ts',
    'mocks/calls/chat.ts',
    'src/features/qaConsole/play.ts',
    'src/app/MockLinks.tsx',
  ])('is %s', (file) => expect(isForTesters(file)).toBe(true));

  it.each(['src/main.tsx', 'src/app/routes.tsx', 'src/features/chats/notice.ts', 'mocks/node/vitePlugin.ts'])(
    'is not %s',
    (file) => expect(isForTesters(file)).toBe(false),
  );
});

describe('two builds', () => {
  it('are the same to the byte, or it is said what differs', () => {
    const one = writeBuild('one', { 'assets/a.js': 'a', 'index.html': '<p>' });
    expect(differencesOf(one, writeBuild('two', { 'assets/a.js': 'a', 'index.html': '<p>' }))).toEqual([]);
    const other = writeBuild('three', { 'assets/a.js': 'b', 'assets/qa.js': '' });
    expect(differencesOf(one, other)).toEqual([
      'assets/a.js differs',
      `assets/qa.js is only in ${other}`,
      `index.html is only in ${one}`,
    ]);
  });
});

describe('a production build', () => {
  it.each(['MOCK_CLAIM', 'mock_hint', 'mock-rearm', 'mock_world', 'demo-password'])(
    'that holds %s is found out',
    (trace) => {
      const built = writeBuild('built', { 'assets/a.js': `const x = "${trace}";`, 'assets/b.js': '' });
      expect(findTraces(built)).toEqual([`assets/a.js holds "${trace}"`]);
    },
  );
});
