// npm run trace: writes docs/traceability.md; with --check it only says whether the page is true.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run/command.ts';
import { traceTable } from './trace/table.ts';

const PAGE = path.join(ROOT, 'docs/traceability.md');
const table = traceTable(ROOT);

if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, table);
  console.log('Wrote docs/traceability.md.');
} else if (readFileSync(PAGE, 'utf8') !== table) {
  console.error('docs/traceability.md is older than the tests. Next: npm run trace, and commit the page.');
  process.exitCode = 1;
}
