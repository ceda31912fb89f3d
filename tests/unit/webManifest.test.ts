// @vitest-environment node
// The manifest of the installed app: its addresses are pages of the app, its pictures are there, as large as they say.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';
import { webManifest } from '../../scripts/vite/webManifest.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const { icons = [], shortcuts = [], start_url = '', scope = '', id } = webManifest;
const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname;

describe('the installed app [NV-05]', () => {
  it.each([start_url, ...shortcuts.map(({ url }) => url)])('opens at a page of the app: %s', (address) => {
    expect(Object.values(patterns).some((pattern) => matchPath(pattern, pathOf(address)))).toBe(true);
    expect(address.startsWith(scope)).toBe(true);
    expect(new URL(address, 'https://site.example').searchParams.get('source')).toBe('app');
  });

  it('leads to messages, likes and the search from its icon, and stays the same app when its start moves', () => {
    expect(shortcuts.map(({ url }) => pathOf(url))).toEqual([
      patterns.chats,
      patterns.likes,
      patterns.members,
    ]);
    expect(id).toBe('/');
  });

  it.each([...icons, ...shortcuts.flatMap((one) => one.icons ?? [])])(
    'has $src, $sizes',
    ({ src, sizes, type }) => {
      const bytes = readFileSync(path.join(PUBLIC, src));
      // A PNG says its width and height in the 16th and 20th byte.
      const found = bytes.toString('utf8', 0, 4).startsWith('<svg')
        ? ['image/svg+xml', 'any']
        : ['image/png', `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`];
      expect([type, sizes]).toEqual(found);
    },
  );
});
