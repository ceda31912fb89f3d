// npm run budgets: weighs the build in dist as it travels and fails above the limits. `--files` names the files behind each number.
import path from 'node:path';
import { Scales } from './budgets/manifest.ts';
import { measureBuild, type Row } from './budgets/measure.ts';
import { ROOT } from './run/command.ts';

function line(row: Row): string {
  const show = (value: number): string => (row.unit === 'kB' ? `${value.toFixed(1)} kB` : String(value));
  const state = row.value <= row.limit ? 'ok  ' : 'OVER';
  return `  ${state} ${row.what.padEnd(38)} ${show(row.value).padStart(10)}  of ${show(row.limit).padStart(9)}  ${row.detail ?? ''}`;
}

/** The files of a row, the heaviest first. */
function fileLines(row: Row, scales: Scales): string {
  const weights = (row.files ?? []).map((file) => ({ file, bytes: scales.weigh([file]) }));
  const lines = weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(14)}  ${file}`);
  return ['', row.what, ...lines].join('\n');
}

const DIST = path.join(ROOT, 'dist');

try {
  const rows = measureBuild(DIST);
  const over = rows.filter((row) => row.value > row.limit);
  console.log(`Weight of the build (1 kB = 1000 bytes, brotli):\n\n${rows.map(line).join('\n')}\n`);
  if (process.argv.includes('--files')) {
    const scales = new Scales(DIST);
    console.log(
      rows
        .filter((row) => row.files !== undefined)
        .map((row) => fileLines(row, scales))
        .join('\n'),
    );
  }
  console.log(
    over.length === 0
      ? 'Within all budgets.'
      : `${over.length} over budget. Next: npm run budgets -- --files names the files; load later what the page does not need at once.`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Next: npm run build, then npm run budgets.');
  process.exitCode = 1;
}
