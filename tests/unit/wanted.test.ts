// @vitest-environment jsdom
/** What the file of a page to read asks the server for is what the app asks for when that page is drawn. */
import { afterEach, expect, it, vi } from 'vitest';
import { getFaq } from '@/api/calls/help';
import { getPackages } from '@/api/calls/payments';
import { getCompany } from '@/api/calls/settings';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { publicPageOf } from '@/domain/publicPages';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { askServer } from '../../scripts/prerender/askServer.ts';
import { WANTED } from '../../scripts/prerender/wanted.ts';

const isRouteName = (name: string): name is RouteName => name in patterns;

let backend: TestBackend | undefined;
afterEach(() => {
  backend?.close();
  backend = undefined;
  vi.unstubAllGlobals();
  globalThis.askedAhead = undefined;
});

it.each([
  ['faq', () => getFaq('de')],
  ['pricing', () => getPackages()],
  ['service', () => getCompany()],
] as const)('%s: the answer is taken by the call [BX-16]', async (name, call) => {
  backend = createTestBackend();
  const { fetch } = globalThis;
  const question = WANTED[name]?.question('de') ?? '';
  const plain = await call();
  // Node's own knows no site.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(new URL(address, location.href), init),
  );
  askServer(question);
  expect(Object.keys(globalThis.askedAhead ?? {})).toEqual([question]);
  expect(await call()).toEqual(plain);
  expect(globalThis.askedAhead).toEqual({});
});

it('nothing is asked for by a page without a file', () => {
  const names = Object.keys(WANTED).filter((name) => isRouteName(name) && publicPageOf(name, undefined));
  expect(names).toEqual(['faq', 'pricing', 'service']);
});
