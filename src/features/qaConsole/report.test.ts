/** A bug report says where, who and what, and holds the link to all of it. */
import { expect, it } from 'vitest';
import { reportOf } from './report';

const request = {
  method: 'POST',
  url: '/api/user.php',
  status: 401,
  error: 'login_failed',
  fault: null,
  at: '2026-01-15T12:00:00.000Z',
  ms: 12,
};
const facts = {
  version: 'index-abc1234.js',
  locale: 'de',
  persona: null,
  seed: 'vesper',
  now: '2026-01-15T12:00:00.000Z',
  viewport: '360 × 740',
  browser: 'Test/1',
  at: '/login',
  acts: [{ do: 'reset' }, { do: 'show', id: 'er-02' }, { do: 'later', ms: 40_000 }] as const,
  leftOut: 0,
  requests: [request, { ...request, status: 0, error: null, fault: 'offline' }],
  link: 'https://qa.test/?qa=show:er-02',
};

it('names version, language, persona, scenario, the last requests and the link [BX-03]', () => {
  const lines = reportOf(facts).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '## What happened',
      '- Version: index-abc1234.js',
      '- Language: de',
      '- Persona: visitor',
      '- Scenario: er-02, then 1 steps',
      '- Same state: https://qa.test/?qa=show:er-02',
      '- POST /api/user.php · 401 · login_failed · 12 ms',
      '- POST /api/user.php · lost · fault offline · 12 ms',
    ]),
  );
});

it('says so where nothing was done and nothing asked', () => {
  const report = reportOf({ ...facts, acts: [], requests: [] });
  expect(report).toContain('- Scenario: none\n');
  expect(report.trimEnd().endsWith('the newest first\nnone')).toBe(true);
});

it('says how many steps the link does not do', () => {
  expect(reportOf(facts)).not.toContain('left out');
  expect(reportOf({ ...facts, leftOut: 3 })).toContain(
    '- Earlier steps left out, as there were too many: 3. The link does not do them.',
  );
});
