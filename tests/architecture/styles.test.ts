// @vitest-environment node
// Styles stay once they are loaded: a class that two features style by itself looks like both after a visit to each.
import path from 'node:path';
import { compile } from 'sass';
import { expect, it } from 'vitest';
import { listSources, ROOT } from './sources.ts';

interface Rule {
  readonly selector: string;
  readonly body: string;
}

function rulesOf(file: string): Rule[] {
  const { css } = compile(path.join(ROOT, file), {
    loadPaths: ['src/ui/theme', 'node_modules'],
    logger: { warn() {} },
  });
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));
}

/** The classes that a style sheet styles by themselves, not only inside or beside something else. */
function classesAlone(rules: readonly Rule[]): Set<string> {
  const selectors = rules.flatMap(({ selector }) => withoutArguments(selector).split(','));
  return new Set(
    selectors.flatMap((selector) => {
      const places = selector.split(/[\s>+~]+/).filter((part) => part.includes('.'));
      return places.length === 1 ? (places[0]?.match(/(?<=\.)[\w-]+/)?.slice(0, 1) ?? []) : [];
    }),
  );
}

/** `:is(.a, .b)`, `:has(...)`: what stands in them says where a rule holds, not what it is about. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

const sheets = listSources(['src'], ['.scss']).filter((file) => !path.basename(file.path).startsWith('_'));
const rules = new Map(sheets.map((file) => [file.path, rulesOf(file.path)]));
const classesOf = new Map([...rules].map(([file, all]) => [file, classesAlone(all)]));
const isTheme = (file: string): boolean => file.startsWith('src/ui/') || file.startsWith('src/app/');
const design = new Set(
  [...classesOf].flatMap(([file, classes]) => (isTheme(file) ? Array.from(classes) : [])),
);

it('no class belongs to two features', () => {
  const owners = new Map<string, Set<string>>();
  for (const [file, classes] of classesOf) {
    const feature = /^src\/features\/(\w+)\//.exec(file)?.[1];
    if (feature === undefined) continue;
    for (const name of classes)
      if (!design.has(name)) owners.set(name, (owners.get(name) ?? new Set()).add(feature));
  }
  const shared = [...owners]
    .filter(([, features]) => features.size > 1)
    .map(([name, features]) => `${name}: ${[...features].join(', ')}`);
  expect(owners.size).toBeGreaterThan(300);
  expect(shared).toEqual([]);
});

it('no baseline counts in a grid that takes its rows from another: WebKit makes those three times as high', () => {
  const shared = [...rules.values()]
    .flat()
    .filter(({ body }) => body.includes('grid-template-rows: subgrid'));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter(({ body }) => /align-items:[^;]*baseline/.test(body))).toEqual([]);
});
