// npm run budgets: weighs the build in dist as it travels and fails above the limits.
import path from 'node:path';
import { measureBuild, type Row } from './budgets/measure.ts';
import { ROOT } from './run/command.ts';

function line(row: Row): string {
  const show = (value: number): string => (row.unit === 'kB' ? `${value.toFixed(1)} kB` : String(value));
  const state = row.value <= row.limit ? 'ok  ' : 'OVER';
  return `  ${state} ${row.what.padEnd(38)} ${show(row.value).padStart(10)}  of ${show(row.limit).padStart(9)}  ${row.detail ?? ''}`;
}

try {
  const rows = measureBuild(path.join(ROOT, 'dist'));
  const over = rows.filter((row) => row.value > row.limit);
  console.log(`Weight of the build (1 kB = 1000 bytes, brotli):\n\n${rows.map(line).join('\n')}\n`);
  console.log(
    over.length === 0
      ? 'Within all budgets.'
      : `${over.length} over budget. Next: npx vite build shows the chunks; load later what the page does not need at once.`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Next: npm run build, then npm run budgets.');
  process.exitCode = 1;
}
