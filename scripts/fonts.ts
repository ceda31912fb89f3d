/**
 * Cuts Fraunces down to what the styles use of it, once for good: `npm run fonts` writes `src/ui/theme/faces`.
 *
 * The package's files vary in weight and optical size and hold both axes whole; headings have one weight, quotations
 * one weight and one size, and the accented word of a hero likewise. What is cut off is half to three quarters of the bytes
 * that stand before the first heading on a slow phone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './run/command.ts';
import { say } from './run/output.ts';

const FACES = path.join(ROOT, 'src/ui/theme/faces');
const STYLES = path.join(ROOT, 'src/ui/theme/_fonts.scss');
const resolve = createRequire(import.meta.url).resolve;

type Range = 'latin' | 'latin-ext';

interface Cut {
  /** Of the package, without its ending. */
  readonly source: string;
  readonly name: string;
  readonly range: Range;
  /** What is fixed; an axis left out stays variable. */
  readonly axes: Readonly<Record<string, number>>;
}

const CUTS: readonly Cut[] = [
  {
    source: 'fraunces-latin-opsz-normal',
    name: 'fraunces-latin-normal',
    range: 'latin',
    axes: { wght: 560 },
  },
  {
    source: 'fraunces-latin-ext-opsz-normal',
    name: 'fraunces-latin-ext-normal',
    range: 'latin-ext',
    axes: { wght: 560 },
  },
  {
    source: 'fraunces-latin-opsz-normal',
    name: 'fraunces-quote-latin',
    range: 'latin',
    axes: { wght: 400, opsz: 20 },
  },
  {
    source: 'fraunces-latin-ext-opsz-normal',
    name: 'fraunces-quote-latin-ext',
    range: 'latin-ext',
    axes: { wght: 400, opsz: 20 },
  },
  {
    source: 'fraunces-latin-opsz-italic',
    name: 'fraunces-latin-italic',
    range: 'latin',
    axes: { wght: 560, opsz: 72 },
  },
];

/**
 * The characters that the styles fetch a file for.
 * @throws Error when the styles name no such range
 */
function charactersOf(range: Range, styles: string): string {
  const declared = new RegExp(`\\$${range}:([^;]+);`).exec(styles)?.[1];
  if (declared === undefined) throw new Error(`The styles have no range $${range}.`);
  const codes = [...declared.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    },
  );
  return codes.map((code) => String.fromCodePoint(code)).join('');
}

const styles = readFileSync(STYLES, 'utf8');
mkdirSync(FACES, { recursive: true });
for (const { source, name, range, axes } of CUTS) {
  const whole = readFileSync(resolve(`@fontsource-variable/fraunces/files/${source}.woff2`));
  const cut = await subsetFont(whole, charactersOf(range, styles), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(path.join(FACES, `${name}.woff2`), cut);
  say(`${name}: ${cut.length} of ${whole.length} bytes`);
}
