// Selectors for which a browser reckons the style of most of a page again, whenever an element joins or leaves it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuild } from './traces.ts';

/** Any element beside another: all that follows is looked at, with all it contains. */
const NEXT_OF_ALL = /[+~]\s*\*/;

/** What all of a page lies in, asked what it contains, for the sake of something in it. Its own look may depend on that. */
const PAGE_ASKED = /(?:^|[\s>+~(])(?:html|body|main|#root)[^\s>+~]*?:has\(/;

/** The selectors of a style sheet as it is built, but for those of printed pages. */
function selectorsIn(css: string): readonly string[] {
  const selectors: string[] = [];
  const within: string[] = [];
  for (const [, text = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      if (!text.startsWith('@') && !within.some((rule) => rule.startsWith('@media print')))
        selectors.push(...listed(text));
      within.push(text);
    } else if (brace === '}') within.pop();
  }
  return selectors;
}

/** The parts of a list of selectors: what stands in brackets is one part's. */
function listed(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** What stands behind the end of an opened bracket. */
function behindBracket(text: string): string {
  let depth = 1;
  let end = 0;
  for (; end < text.length && depth > 0; end += 1)
    depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  return text.slice(end);
}

export function isCostly(selector: string): boolean {
  if (NEXT_OF_ALL.test(selector)) return true;
  const asked = PAGE_ASKED.exec(selector);
  return asked !== null && /[\s>+~]/.test(behindBracket(selector.slice(asked.index + asked[0].length)));
}

/** @returns those of a build, each once */
export function costlySelectors(dist: string): readonly string[] {
  const sheets = listBuild(dist).filter((file) => file.endsWith('.css'));
  const all = sheets.flatMap((file) => selectorsIn(readFileSync(path.join(dist, file), 'utf8')));
  return [...new Set(all.filter(isCostly))];
}
