/** Texts as testers need them: their keys, or longer than any language is. */
import type { PostProcessorModule } from 'i18next';
import { i18n } from '@/i18n/i18n';
import type { TextMode } from './acts';
import { pseudo } from './pseudo';

const NAME = 'qa-texts';

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
