/** Texts as testers need them: their keys, or longer than any language is. */
import type { PostProcessorModule } from 'i18next';
import { i18n } from '@/i18n/i18n';
import type { TextMode } from './acts';

const NAME = 'qa-texts';
/** Of a text's length: about what German and Polish need more than English at worst. */
const LONGER = 0.4;
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/** A text in the language that nobody speaks: every letter marked, two fifths longer, in brackets. Its tags stay as they are. */
export function pseudo(text: string): string {
  const accented = text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter),
    )
    .join('');
  const more = Math.ceil(text.replaceAll(/<[^>]*>/g, '').length * LONGER);
  return `⟦${accented}${'~'.repeat(more)}⟧`;
}

let mode: TextMode = 'plain';

const processor: PostProcessorModule = {
  type: 'postProcessor',
  name: NAME,
  process: (value: string, key: string | string[], options: { ns?: string | readonly string[] }) => {
    if (typeof value !== 'string') return value;
    if (mode === 'long') return pseudo(value);
    const [namespace = 'common'] = [options.ns ?? []].flat();
    return `${namespace}:${[key].flat().join('.')}`;
  },
};

/** Shows all texts of the product in that way, at once. */
export function showTexts(next: TextMode): void {
  if (next === mode) return;
  mode = next;
  i18n.use(processor);
  i18n.options.postProcess = next === 'plain' ? false : [NAME];
  i18n.emit('languageChanged', i18n.language);
}
