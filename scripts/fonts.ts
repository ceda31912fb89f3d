/**
 * Cuts the typefaces down to what the styles use of them, once for good: `npm run fonts` writes `src/ui/theme/faces`.
 *
 * Fraunces varies in weight and optical size, and the package's files hold both axes whole; headings and the accented word of a hero
 * have one weight and one drawing, quotations another. The characters of the texts stand apart from
 * the rarer ones of names and messages, which come when one is met. What is cut off is half to three quarters of the bytes that
 * stand before the first heading on a slow phone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersIn, CORE } from './fonts/ranges.ts';
import { ROOT } from './run/command.ts';
import { say } from './run/output.ts';

const FACES = path.join(ROOT, 'src/ui/theme/faces');
const STYLES = path.join(ROOT, 'src/ui/theme/_fonts.scss');
const resolve = createRequire(import.meta.url).resolve;

/** The styles declare `rarer`, `latin-ext` and `accent`; `latin` is the core with the rarer ones. */
type Range = 'core' | 'rarer' | 'latin' | 'latin-ext' | 'accent';
type Family = 'fraunces' | 'figtree';

interface Cut {
  readonly family: Family;
  /** Of the package, without its ending. */
  readonly source: string;
  readonly name: string;
  readonly range: Range;
  /** What is fixed, or kept of an axis; one left out stays as it is. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

/**
 * All are drawn as at 48 px: sturdy enough for a name of 16 px, fine enough for a hero of 92. The axis of optical sizes would be
 * 11 kB more in front of every first heading.
 */
const HEADINGS = { wght: 560, opsz: 48 };
const WORDS = { wght: { min: 400, max: 720 } };
const QUOTATIONS = { wght: 400, opsz: 20 };

/** What the styles ask for, tabular figures, and what letters need to stand well beside each other. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const CUTS: readonly Cut[] = [
  cut('fraunces-latin-opsz-normal', 'core', 'fraunces-core', HEADINGS),
  cut('fraunces-latin-opsz-normal', 'rarer', 'fraunces-rarer', HEADINGS),
  cut('fraunces-latin-ext-opsz-normal', 'latin-ext', 'fraunces-ext', HEADINGS),
  cut('fraunces-latin-opsz-normal', 'latin', 'fraunces-quote', QUOTATIONS),
  cut('fraunces-latin-ext-opsz-normal', 'latin-ext', 'fraunces-quote-ext', QUOTATIONS),
  cut('fraunces-latin-opsz-italic', 'accent', 'fraunces-italic', HEADINGS),
  cut('figtree-latin-wght-normal', 'core', 'figtree-core', WORDS),
  cut('figtree-latin-wght-normal', 'rarer', 'figtree-rarer', WORDS),
  cut('figtree-latin-ext-wght-normal', 'latin-ext', 'figtree-ext', WORDS),
];

function cut(source: string, range: Range, name: string, axes: Cut['axes']): Cut {
  return { family: source.startsWith('figtree') ? 'figtree' : 'fraunces', source, name, range, axes };
}

/**
 * The characters that the styles fetch a file for.
 * @throws Error when the styles name no such range
 */
function charactersOf(range: Range, styles: string): string {
  if (range === 'core') return charactersIn(CORE).join('');
  if (range === 'latin') return charactersOf('core', styles) + charactersOf('rarer', styles);
  const declared = new RegExp(`\\$${range}:([^;]+);`).exec(styles)?.[1];
  if (declared === undefined) throw new Error(`The styles have no range $${range}.`);
  // The accented word is in a face of its own, which no other has to complete.
  const core = range === 'accent' ? '' : charactersOf('core', styles);
  return charactersIn(declared)
    .filter((character) => !core.includes(character))
    .join('');
}

const styles = readFileSync(STYLES, 'utf8');
mkdirSync(FACES, { recursive: true });
for (const { family, source, name, range, axes } of CUTS) {
  const whole = readFileSync(resolve(`@fontsource-variable/${family}/files/${source}.woff2`));
  // Its types do not know of features yet.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES } as const;
  const made = await subsetFont(whole, charactersOf(range, styles), options);
  writeFileSync(path.join(FACES, `${name}.woff2`), made);
  say(`${name}: ${made.length} of ${whole.length} bytes`);
}
