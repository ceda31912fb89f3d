// @vitest-environment jsdom
/** Times in conversations: right in each language, and made of formats that exist once. */
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n, switchLocale } from '@/i18n/i18n';
import { NOON } from '@tests/factories/chats';
import { useChatTimes } from './useChatTimes';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Every text there is for a moment. */
function read({ clock, short, day }: ReturnType<typeof useChatTimes>): string[] {
  const shorts = [0, MINUTE, 90 * MINUTE, 3 * DAY, 300 * DAY].map((ago) => short(NOON - ago, NOON));
  const days = (['weekday', 'date'] as const).map((relation) => day({ relation, at: NOON }));
  return [clock(NOON), ...shorts, ...days];
}

it('makes its formats once, however many messages show a time [SC-03]', async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
  const messages = Array.from({ length: 50 }, () => renderHook(useChatTimes).result.current);
  const texts = messages.map((times) => read(times).join(' · '));
  expect(new Set(texts).size).toBe(1);
  expect(made.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThan(15);
});

it('follows the language', async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  const { result, rerender } = renderHook(useChatTimes);
  const english = read(result.current);
  await switchLocale('de');
  rerender();
  const german = read(result.current);
  // One form for both: a list shows them below each other.
  expect(english.slice(2, 4)).toEqual(['1 min', '1 hr']);
  expect(german[4]).toBe('Mi');
  expect(german).not.toEqual(english);
});
