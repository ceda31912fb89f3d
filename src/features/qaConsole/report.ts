/** A bug report that another tester can follow: where, who, what was done, what was asked last, and the link to all of it. */
import type { Act } from './acts';
import type { LoggedRequest } from './mockState';
import { WORDS } from './words';

export interface ReportFacts {
  /** Which build this is. */
  version: string;
  locale: string;
  persona: string | null;
  seed: string;
  /** The world's time, ISO 8601. */
  now: string;
  /** CSS pixels. */
  viewport: string;
  browser: string;
  /** Path with query. */
  at: string;
  acts: readonly Act[];
  /** How many earlier steps are not among them. */
  leftOut: number;
  /** The newest first. */
  requests: readonly LoggedRequest[];
  link: string;
}

const SHOWN_REQUESTS = 15;

const lineOf = ({ method, url, status, error, fault, ms }: LoggedRequest): string =>
  [`${method} ${url}`, status === 0 ? 'lost' : String(status), error, fault && `fault ${fault}`, `${ms} ms`]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** The scenario that was shown last, and how much was done after it. */
function storyOf(acts: readonly Act[]): string {
  const last = acts.findLastIndex((act) => act.do === 'show');
  const shown = acts[last];
  if (shown?.do !== 'show') return acts.length === 0 ? 'none' : `none, ${acts.length} steps`;
  const after = acts.length - 1 - last;
  return after === 0 ? shown.id : `${shown.id}, then ${after} steps`;
}

/** The report as Markdown; what happened and what should have is for the tester to write. */
export function reportOf(facts: ReportFacts): string {
  const requests = facts.requests.slice(0, SHOWN_REQUESTS);
  return [
    '## What happened',
    '',
    '## What should have happened',
    '',
    '## Where',
    `- Page: ${facts.at}`,
    `- Version: ${facts.version}`,
    `- Language: ${facts.locale}`,
    `- Persona: ${facts.persona ?? 'visitor'}`,
    `- Scenario: ${storyOf(facts.acts)}`,
    `- World: seed ${facts.seed}, ${facts.now}`,
    `- Viewport: ${facts.viewport}`,
    `- Browser: ${facts.browser}`,
    `- Same state: ${facts.link}`,
    ...(facts.leftOut === 0 ? [] : [`- ${WORDS.leftOut(facts.leftOut)}`]),
    '',
    '## Last requests, the newest first',
    ...(requests.length === 0 ? ['none'] : requests.map((request) => `- ${lineOf(request)}`)),
    '',
  ].join('\n');
}
