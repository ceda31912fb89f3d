// Which test proves which requirement, read from the titles of the tests.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import requirements from './requirements.json' with { type: 'json' };

const TESTS = ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/**/*.{test,spec}.{ts,tsx}'];
const names: Readonly<Record<string, string>> = requirements;
const kinds = [...new Set(Object.keys(names).map((id) => id.slice(0, 2)))];
const MARK = new RegExp(`\\b(?:${kinds.join('|')})-\\d{2}\\b`, 'g');

/** Requirement ids to the test files whose titles name them; ids that no requirement has are among them. */
function findMarks(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(TESTS, { cwd: root }).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [id] of text.matchAll(MARK)) found.set(id, (found.get(id) ?? new Set()).add(file));
  }
  return found;
}

const linked = (file: string): string => `[${path.basename(file)}](../${file})`;

/**
 * The table as Markdown.
 * @param root the project's folder
 * @throws when a test names an id that no requirement has
 */
export function traceTable(root: string): string {
  const found = findMarks(root);
  const unknown = [...found.keys()].filter((id) => names[id] === undefined);
  if (unknown.length > 0) throw new Error(`No requirement is called ${unknown.join(', ')}.`);
  const rows = Object.entries(names).map(([id, text]) => {
    const files = [...(found.get(id) ?? [])].map(linked).join(', ');
    return `| ${id} | ${text.replaceAll('|', '\\|')} | ${files || '–'} |`;
  });
  return [
    '# Traceability',
    '',
    `Which test proves which requirement: ${found.size} of ${rows.length}. Made by \`npm run trace\` from the titles of the tests.`,
    '',
    '| id | requirement | tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
