// The parts of the matrix: what takes too long to be run all the time, each by its name.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '../../src/config/locales.ts';
import { CODE_CHECKS, TRACEABILITY, TWICE } from '../check.ts';
import { buildNext } from '../run/builds.ts';
import type { Step } from '../run/step.ts';
import { BROWSER, browserTests, BUDGETS, BUILDS, REPORTS, unitTests } from '../run/testSteps.ts';
import { DAYS } from './days.ts';
import type { Engine } from './engines/driver.ts';
import { AUDIT, NGINX, PACKAGES } from './deployed.ts';
import { firefox } from './engines/firefox.ts';
import { visitIn } from './engines/run.ts';
import { webkit } from './engines/webkit.ts';
import { SAME_BUILD } from './sameBuild.ts';

/** What the matrix holds; hours are fine, and each part can be run by itself. */
interface Part {
  readonly about: string;
  /** @param args what stands after the part's name */
  readonly steps: (args: readonly string[]) => readonly Step[];
}

const IN_BROWSER: readonly Step[] = [BROWSER, ...BUILDS];
/** For what measures: tests side by side would measure each other. */
const ONE_AT_A_TIME = ['--workers=1'];
const ORDERS = 3;
const THEMES = ['light', 'dark'];
/** In CSS pixels: a small phone, a tablet, a desktop. */
const WIDTHS = ['360', '768', '1440'];

/** Test files in another order, all in one process: what one of them leaves behind, the next one meets. */
const inOrder = (seed: string): Step =>
  unitTests(`Test files in order ${seed}`, {
    report: `order-${seed}`,
    args: ['--maxWorkers=1'],
    environment: { TEST_ORDER: seed },
  });

/** One language of the walk, in the looks that were asked for. */
const walkIn = (language: string, looks: Readonly<Record<string, string>>): Step =>
  browserTests(`Every page in every state, ${language}`, {
    report: `walk-${language}`,
    scope: 'all',
    args: ['--project=matrix', 'matrix/walk.spec.ts'],
    environment: { WALK_LANGUAGE: language, ...looks },
  });

function walk(args: readonly string[]): readonly Step[] {
  const { values } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' }, theme: { type: 'string' }, width: { type: 'string' } },
  });
  const languages = values.lang?.split(',') ?? LOCALES;
  const looks = {
    WALK_THEMES: values.theme ?? THEMES.join(','),
    WALK_WIDTHS: values.width ?? WIDTHS.join(','),
  };
  return [...IN_BROWSER, ...languages.map((language) => walkIn(language, looks))];
}

/** A spec of the matrix by itself. @param args what stands after the part's name, for Playwright */
const ownSpec = (name: string, spec: string, args: readonly string[]): readonly Step[] => [
  ...IN_BROWSER,
  browserTests(name, {
    report: spec,
    scope: 'all',
    args: ['--project=matrix', `matrix/${spec}.spec.ts`, ...args],
  }),
];

const NEXT: Step = { name: 'Build the next release', work: buildNext };

const ENGINES: readonly Engine[] = [firefox, webkit];

const visits = (engine: Engine): Step => ({
  name: `A visit in ${engine.name}`,
  alone: true,
  needs: BUILDS.map(({ name }) => name),
  work: () => visitIn(engine, path.join(REPORTS, 'engines')),
});

export const PARTS: Readonly<Record<string, Part>> = {
  checks: {
    about: 'types, lint, format, dead code, what is written twice, traceability',
    steps: () => [...CODE_CHECKS, TWICE, TRACEABILITY],
  },
  unit: {
    about: 'unit tests and jsdom journeys, with every generated case there is, of a new seed',
    steps: (args) => [unitTests('Unit tests with all cases', { report: 'unit', args })],
  },
  order: {
    about: 'their files in other orders, all in one process: order 7 tries one again',
    steps: (args) => {
      const first = Number(process.env['TEST_SEED'] ?? 1);
      const seeds = Array.from({ length: ORDERS }, (_, index) => String(first + index));
      return (args.length > 0 ? args : seeds).map(inOrder);
    },
  },
  days: {
    about: 'on days and in zones where dates go wrong: days 2028-02-29 tries one',
    steps: (args) =>
      DAYS.filter(({ start }) => args.length === 0 || args.some((day) => start.startsWith(day))).map(
        ({ name, start, zone }, index) =>
          unitTests(`${name}, ${zone}`, {
            report: `day-${index + 1}`,
            environment: { TEST_START: start, TZ: zone },
          }),
      ),
  },
  builds: {
    about: 'the three builds, and the budgets',
    steps: () => [...BUILDS, BUDGETS],
  },
  same: {
    about: 'the production build, to the byte, with and without the source of what is for testers',
    steps: () => [SAME_BUILD],
  },
  browser: {
    about: 'every journey in Chromium, at all its widths: browser --project=phone shop.spec.ts',
    steps: (args) => [
      ...IN_BROWSER,
      browserTests('Every journey in Chromium', {
        report: 'browser',
        scope: 'all',
        args: ['--project=desktop', '--project=phone', '--project=qa', ...args],
      }),
    ],
  },
  walk: {
    about: 'every page × state × language × theme × width, with axe: walk --lang de --theme dark --width 360',
    steps: walk,
  },
  engines: {
    about: 'a visit in Firefox and in WebKit, with pictures in build/reports/engines: engines firefox',
    steps: (args) => [
      ...BUILDS,
      ...ENGINES.filter(({ name }) => args.length === 0 || args.includes(name.toLowerCase())).map(visits),
    ],
  },
  labels: {
    about: 'every label of a button or a tab at 360 px, in all languages: labels -g "in de"',
    steps: (args) => ownSpec('Labels on the smallest phone', 'labels', args),
  },
  needs: {
    about:
      'every page as readers set it for themselves: 320 px, twice the size, more space, forced colours, no movement',
    steps: (args) => ownSpec('What readers set for themselves', 'needs', args),
  },
  scenarios: {
    about: 'every scenario of the QA console, and the screen it promises: scenarios -g er-02',
    steps: (args) => ownSpec('Scenarios of the QA console', 'scenarios', args),
  },
  faults: {
    about: 'everything that can go wrong with an answer, on the page that lives from it: faults -g getChats',
    steps: (args) => ownSpec('The fault matrix in the browser', 'faults', args),
  },
  corpora: {
    about: 'hostile strings in every answer and every field',
    steps: (args) => ownSpec('Hostile strings', 'corpora', args),
  },
  release: {
    about: 'two releases with other files, and the files of the first one gone',
    steps: (args) => [NEXT, ...ownSpec('A release while people are here', 'release', args)],
  },
  growth: {
    about: 'what pages cost with up to 10,000 conversations and 100,000 messages, as a table of curves',
    steps: (args) => ownSpec('Growth curves', 'growth', [...ONE_AT_A_TIME, ...args]),
  },
  presses: {
    about: 'how soon a press, scrolling and going back answer with 10,000 conversations and 100,000 messages',
    steps: (args) => ownSpec('Presses and memory', 'presses', [...ONE_AT_A_TIME, ...args]),
  },
  rounds: {
    about: 'hundreds of changes of page in one visit, and what they leave in memory',
    steps: (args) => ownSpec('Rounds through the pages', 'rounds', args),
  },
  deploy: {
    about: 'nginx with the configuration in deploy, beside the own server',
    steps: (args) => [
      NGINX,
      unitTests('Answers of nginx', {
        report: 'deploy',
        args: ['tests/deploy', ...args],
        environment: { TEST_PROGRAMS: 'nginx' },
      }),
    ],
  },
  packages: {
    about: 'advisories about the packages, and the list of those in a release',
    steps: () => [AUDIT, PACKAGES],
  },
  soak: {
    about: 'a hundred messages through the worst of networks',
    steps: (args) => ownSpec('A hundred messages under faults', 'soak', args),
  },
};
