// @vitest-environment jsdom
/** Each act of the console by its own button or form: done to the world, noted for the link, and refused where no link could hold it. */
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readClock } from '@mocks/clock';
import {
  badge,
  drawer,
  eachWithBackend,
  go,
  openSection,
  send,
  showConsole,
} from '@tests/factories/qaConsole';
import type { Act } from './acts';
import { readJournal, writeJournal } from './memory';
import type { Send } from './requests';

const NOON = Date.parse('2026-01-15T12:00:00.000Z');
const HOUR_MS = 3_600_000;

const backend = eachWithBackend();
const user = userEvent.setup();
const acts = () => readJournal().acts;

describe('the clock', () => {
  beforeEach(() => {
    backend().db.clock = { offset_ms: 0, frozen_at: NOON };
  });

  it.each([
    ['+40 s', 40_000],
    ['+1 h', HOUR_MS],
    ['+1 day', 24 * HOUR_MS],
    ['+14 days', 14 * 24 * HOUR_MS],
  ])('goes on by %s [BX-04]', async (name, ms) => {
    showConsole();
    const dialog = await openSection('Clock');
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(acts()).toEqual([{ do: 'later', ms }]));
    expect(readClock(backend().db.clock) - NOON).toBe(ms);
  });

  it('goes on to the next midnight of the device, runs, and is taken back [BX-04]', async () => {
    showConsole();
    const dialog = await openSection('Clock');
    await user.click(dialog.getByRole('button', { name: 'To next midnight' }));
    await waitFor(() => expect(acts()).toHaveLength(1));
    const now = readClock(backend().db.clock);
    expect([new Date(now).getHours(), new Date(now).getMinutes()]).toEqual([0, 0]);
    expect(now - NOON).toBeLessThan(25 * HOUR_MS);
    await user.click(await dialog.findByRole('button', { name: 'Let it run' }));
    await dialog.findByRole('button', { name: 'Freeze' });
    expect(backend().db.clock.frozen_at).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Reset the clock' }));
    await waitFor(() => expect(acts()).toHaveLength(3));
    expect(backend().db.clock).toEqual({ offset_ms: 0, frozen_at: null });
    expect(acts().map((act) => act.do === 'clock' && act.word)).toEqual(['midnight', 'run', 'reset']);
  });
});

describe('an event', () => {
  const talk = () => backend().db.conversations.get('c1');
  const likes = (...pairs: readonly string[]) => pairs.map((pair) => backend().db.likes.has(pair));
  const newest = (from: string) => talk()?.messages.findLast((message) => message.from === from);

  it.each([
    ['Typing', 'typing', 'elena', () => (talk()?.typing_until['elena'] ?? 0) > 0],
    [
      'Reaction',
      'reaction',
      'elena',
      () => newest('premium')?.reactions?.some(({ from }) => from === 'elena') === true,
    ],
    ['Message taken back', 'deletion', 'elena', () => newest('elena')?.deleted === true],
    ['Like', 'like', 'nora', () => likes('nora>premium', 'premium>nora').join() === 'true,false'],
    ['Match', 'match', 'nora', () => likes('nora>premium', 'premium>nora').join() === 'true,true'],
  ] as const)('%s happens in the world [BX-03]', async (name, kind, from, hasHappened) => {
    backend().logIn('premium@example.test');
    expect(hasHappened()).toBe(false);
    showConsole();
    const dialog = await openSection('Events');
    await user.type(dialog.getByLabelText(/^From/), from);
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(acts()).toEqual([{ do: 'event', kind, from }]));
    expect(hasHappened()).toBe(true);
  });

  it('may have far more words than a message of the site, and the journal holds them', async () => {
    backend().logIn('premium@example.test');
    showConsole();
    const dialog = await openSection('Events');
    const words = 'Long. '.repeat(800).trim();
    fireEvent.change(dialog.getByLabelText(/^Text/), { target: { value: words } });
    await user.click(dialog.getByRole('button', { name: 'Message' }));
    await waitFor(() => expect(acts()).toEqual([{ do: 'event', kind: 'message', text: words }]));
  });
});

describe('faults and latency', () => {
  it('come as the form says: call, kind, how often and for which share; and all end at once [BX-03]', async () => {
    showConsole();
    const dialog = await openSection('Faults and network');
    await dialog.findByRole('option', { name: 'POST chat.php' });
    await user.selectOptions(dialog.getByLabelText('Call'), 'POST chat.php');
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Done, answer lost');
    await user.type(dialog.getByLabelText(/^How often/), '3');
    await user.clear(dialog.getByLabelText(/^Share/));
    await user.type(dialog.getByLabelText(/^Share/), '50');
    await user.click(dialog.getByRole('button', { name: 'Add fault' }));
    expect(await dialog.findByText('POST chat.php drop_after_commit ×3 50%')).toBeDefined();
    const fault = { match: 'POST chat.php', kind: 'drop_after_commit', times: 3, rate: 0.5 } as const;
    expect(backend().db.faults).toMatchObject([fault]);
    await user.click(dialog.getByRole('button', { name: 'End all faults' }));
    expect(await dialog.findByText('No faults.')).toBeDefined();
    expect(backend().db.faults).toEqual([]);
    expect(acts()).toEqual([{ do: 'fault', ...fault }, { do: 'heal' }]);
  });

  it('answer a status with its error code, as the form says [BX-03]', async () => {
    showConsole();
    const dialog = await openSection('Faults and network');
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Answers a status');
    await user.clear(dialog.getByLabelText('Status'));
    await user.type(dialog.getByLabelText('Status'), '422');
    await user.type(dialog.getByLabelText(/^Error code/), 'mock_refuses');
    await user.click(dialog.getByRole('button', { name: 'Add fault' }));
    expect(await dialog.findByText('* * status 422')).toBeDefined();
    const fault = { match: '* *', kind: 'status', status: 422, body: { error: 'mock_refuses' } } as const;
    expect(backend().db.faults).toMatchObject([fault]);
    expect(acts()).toEqual([{ do: 'fault', ...fault }]);
    const answer = await fetch('http://localhost/api/settings.php');
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'mock_refuses' }]);
  });

  it('that no link could hold is not done, what is wrong with it is said, and the journal stays [BX-03]', async () => {
    const before: Act[] = [{ do: 'reset', seed: 'kept' }];
    writeJournal({ acts: before, leftOut: 0 });
    showConsole();
    const dialog = await openSection('Faults and network');
    await user.type(dialog.getByLabelText(/^How often/), '1001');
    await user.click(dialog.getByRole('button', { name: 'Add fault' }));
    expect(await dialog.findByText(/Not done\. times: .*1000.*1001/)).toBeDefined();
    expect(backend().db.faults).toEqual([]);
    expect(acts()).toEqual(before);
  });

  it('answers wait as long as the latency says [BX-03]', async () => {
    showConsole();
    const dialog = await openSection('Faults and network');
    await user.selectOptions(dialog.getByLabelText('Latency'), 'Fast: 80 ms');
    await waitFor(() => expect(acts()).toEqual([{ do: 'latency', ms: 80 }]));
    await waitFor(() => expect(dialog.getByLabelText('Latency')).toHaveProperty('value', '80'));
    const begun = performance.now();
    await send({ method: 'GET', url: '/api/settings.php' });
    // A timer may be a little early.
    expect(performance.now() - begun).toBeGreaterThan(75);
  });
});

describe('a scenario that is refused halfway', () => {
  it('leaves the journal of the world it has begun, and none of the one before [BX-03]', async () => {
    writeJournal({
      acts: [
        { do: 'reset', seed: 'mine' },
        { do: 'as', email: 'low@example.test' },
      ],
      leftOut: 0,
    });
    const way: Send = (request) =>
      request.method === 'PATCH' ? Promise.reject(new Error('settings refused')) : send(request);
    showConsole(way);
    const dialog = await openSection('Scenarios');
    await user.type(dialog.getByRole('searchbox', { name: 'Find a scenario' }), 'sign-ups closed');
    await user.click(dialog.getByRole('button', { name: 'Open: ER-18 Sign-ups closed' }));
    expect(await dialog.findByText(/settings refused/)).toBeDefined();
    expect(go).not.toHaveBeenCalled();
    expect(acts()).toEqual([{ do: 'reset', seed: 'mine' }]);
    expect(backend().db.seed).toBe('mine');
    await badge('the mock is alive');
  });
});

it('the panel makes a visitor of who was logged in [BX-03]', async () => {
  backend().logIn('premium@example.test');
  showConsole();
  await user.click(await badge('the mock is alive'));
  const dialog = await drawer();
  await user.click(dialog.getByRole('button', { name: 'Visitor' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
  expect(acts()).toEqual([{ do: 'as', email: null }]);
  expect(await send({ method: 'GET', url: '/__mock/state' })).toMatchObject({ persona: null });
});

it('a setting that is a list is shown and taken as JSON [BX-03]', async () => {
  backend().db.settings.site_entry_countries = ['NL'];
  showConsole();
  const dialog = await openSection('Settings');
  await user.selectOptions(dialog.getByLabelText('Setting'), 'site_entry_countries');
  const value = dialog.getByLabelText(/^Value/);
  await waitFor(() => expect(value).toHaveProperty('value', '["NL"]'));
  fireEvent.change(value, { target: { value: '["BE","NL"]' } });
  await user.click(dialog.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(backend().db.settings.site_entry_countries).toEqual(['BE', 'NL']));
  expect(acts()).toEqual([{ do: 'set', name: 'site_entry_countries', value: ['BE', 'NL'] }]);
});

it('says of a scenario what the tester has to know', async () => {
  showConsole();
  const dialog = await openSection('Scenarios');
  await user.type(dialog.getByRole('searchbox', { name: 'Find a scenario' }), 'longer than usual');
  expect(dialog.getByText(/^Stay on the page for half a minute/)).toBeDefined();
});
