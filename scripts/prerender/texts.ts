// All texts of the site, read from `locales` as the app shows them.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { AllTexts } from '@/app/prerender';
import { readShownTexts } from '../vite/shortWords.ts';

/** @param root the project's folder */
export function readTexts(root: string): AllTexts {
  const texts: Record<string, Record<string, object>> = {};
  for (const file of globSync('locales/*/*.json', { cwd: root })) {
    const [, locale = '', name = ''] = file.split(path.sep);
    const bundle: unknown = JSON.parse(readShownTexts(path.join(root, file)));
    if (typeof bundle !== 'object' || bundle === null) throw new Error(`${file} holds no texts.`);
    (texts[locale] ??= {})[path.basename(name, '.json')] = bundle;
  }
  return texts;
}
