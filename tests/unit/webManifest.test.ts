// @vitest-environment node
// The manifest of the installed app: its addresses are pages of the app, its pictures are there, as large as they say.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { matchPath } from 'react-router';
import { patterns } from '@/config/paths';
import { imageParts } from '@/lib/images/imageParts';
import { imageType } from '@/lib/images/imageType';
import { manifestTroubles } from '../../scripts/budgets/webManifest.ts';
import { webManifest } from '../../scripts/vite/webManifest.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
/** Stores and the question about installing wait for them on whatever network there is. */
const MOST_SCREENSHOT_BYTES = 80_000;
const { icons = [], screenshots = [], shortcuts = [], start_url = '', scope = '', id } = webManifest;
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

  it.each([...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons ?? [])])(
    'has $src, $sizes',
    ({ src, sizes, type }) => {
      const bytes = readFileSync(path.join(PUBLIC, src));
      const found = imageType(bytes);
      const size = imageParts(bytes, found)?.size;
      expect(type).toBe(found === 'svg' ? 'image/svg+xml' : `image/${found}`);
      expect(sizes).toBe(found === 'svg' ? 'any' : `${size?.width}x${size?.height}`);
    },
  );

  it.each(screenshots)(
    'shows itself in $src, $form_factor, with few bytes',
    ({ src, form_factor, label }) => {
      const bytes = readFileSync(path.join(PUBLIC, src));
      const { width = 0, height = 0 } = imageParts(bytes, imageType(bytes))?.size ?? {};
      expect(bytes.length).toBeLessThan(MOST_SCREENSHOT_BYTES);
      expect(form_factor).toBe(width < height ? 'narrow' : 'wide');
      expect(label).not.toBe('');
      // Browsers show none whose longer side is more than 2.3 times the shorter one.
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(Math.max(width, height)).toBeLessThanOrEqual(3_840);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    },
  );

  it('shows itself on phones and on desktops, and says which window it wants', () => {
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    expect(webManifest.display_override?.[0]).toBe(webManifest.display);
    expect(webManifest.categories).toEqual(['social', 'lifestyle']);
  });
});

describe('a build [NV-05]', () => {
  function build(): string {
    const dist = mkdtempSync(path.join(tmpdir(), 'web-manifest-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    cpSync(PUBLIC, dist, { recursive: true });
    writeFileSync(path.join(dist, 'manifest.webmanifest'), JSON.stringify(webManifest));
    return dist;
  }

  it('has every picture that the manifest names', () => {
    const dist = build();
    expect(manifestTroubles(dist)).toEqual([]);
    rmSync(path.join(dist, 'icons/shortcut-likes.png'));
    expect(manifestTroubles(dist)).toEqual(['icons/shortcut-likes.png is not in the build']);
  });

  it('keeps no screenshot for offline use', () => {
    const dist = build();
    const [screen] = screenshots;
    writeFileSync(path.join(dist, 'sw.js'), `x([{"revision":"1","url":"${screen?.src}"}])`);
    expect(manifestTroubles(dist)).toEqual([`${screen?.src.slice(1)} is kept for offline use`]);
  });
});
