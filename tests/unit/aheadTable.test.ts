// @vitest-environment jsdom
/** What the build tells the empty page that the pages behind it need. */
import { describe, expect, it } from 'vitest';
import { queryOf } from '@/api/call';
import { path, patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { publicPageOf } from '@/domain/publicPages';
import { defaultFilters } from '@/domain/searchFilters';
import { searchQuery } from '@/features/search/searchThunks';
import { makeUser } from '@tests/factories/user';
import { aheadTable } from '../../scripts/prerender/shell.ts';

describe('what the build tells the empty page', () => {
  /** Each module is a file of its own; the page itself names two. */
  const filesOf = (modules: readonly string[]) => ({
    scripts: ['assets/index.js', ...modules.map((name) => `assets/${name.replaceAll('/', '_')}.js`)],
    styles: ['assets/index.css', ...modules.map((name) => `assets/${name.replaceAll('/', '_')}.css`)],
  });
  const texts = (modules: readonly string[]) =>
    modules.some((name) => name.startsWith('locales/'))
      ? { scripts: ['assets/en-common-h-_1.js'], styles: [] }
      : filesOf(modules);
  const build = () =>
    aheadTable({ entry: '/assets/index.js', calls: ['_api'], head: '', filesOf: texts, read: () => '' });
  const isRouteName = (name: string): name is RouteName => name in patterns;

  it('names every page that has no file of its own, with what it and its frame need', async () => {
    const { pages, files, texts: hash } = await build();
    // As the hashes are written: dashes are among their signs.
    expect(hash).toBe('h-_1');
    const without = Object.keys(patterns)
      .filter(isRouteName)
      .filter((name) => publicPageOf(name, undefined) === null);
    expect(pages).toHaveLength(without.length);
    for (const [, indices, namespaces] of pages) {
      const own = indices.map((index) => files[index]);
      expect(own).toContain('_api.js');
      expect(own.some((file) => file?.startsWith('src_pages_'))).toBe(true);
      expect(own.some((file) => file?.startsWith('src_layouts_'))).toBe(true);
      expect(own).not.toContain('index.js');
      expect(namespaces.slice(0, 3)).toEqual(['common', 'errors', 'pages']);
    }
  });

  it('knows what the shop asks the server for', async () => {
    const { pages } = await build();
    const page = pages.find(([pattern]) => new RegExp(pattern, 'i').test(path('premium')));
    expect(page?.[3]).toBe('/api/packages.php');
  });

  it('begins the search with the filters that the app begins with [BX-16]', async () => {
    const { pages } = await build();
    const question = pages.find(([pattern]) => new RegExp(pattern, 'i').test(path('members')))?.[3];
    const user = makeUser({ looking_for: 'male' });
    const filters = defaultFilters(user, { geoip_selected_country: null, geoip_country: 'NL', min_age: 21 });
    const told = String(question)
      .replace('{looking_for}', filters.gender)
      .replace('{profile.country}', filters.country)
      .replace('{min_age}', String(filters.min_age));
    expect(told).toBe(`/api/members.php?${queryOf({ ...searchQuery(filters, 1) })}`);
  });

  it('knows the conversation of an address, with its calls and the effects of a session', async () => {
    const { pages, files } = await build();
    const address = path('chat', { id: 'c1' });
    const page = pages.find(([pattern]) => new RegExp(pattern, 'i').test(address));
    const own = page?.[1].map((index) => files[index]) ?? [];
    for (const part of ['src_pages_ChatsPage.tsx', 'src_api_calls_chat.ts', 'src_app_session.ts'])
      expect(own).toContain(`${part}.js`);
    expect(page?.[2]).toContain('chats');
    expect(page?.[3]).toEqual(['/api/chats.php?newest=60', '/api/chat.php?conversation={id}']);
    // Styles of the page behind those that it shares.
    expect(own.indexOf('src_pages_ChatsPage.tsx.css')).toBeGreaterThan(own.indexOf('src_app_session.ts.css'));
  });
});
