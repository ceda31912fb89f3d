// @vitest-environment jsdom
/** The pictures that the empty page asks for behind the answer that names them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '@/config/locales';
import { createTestBackend } from '@mocks/testServer';
import { askAhead } from '../../scripts/prerender/askAhead.ts';
import { AT_ONCE } from '../../scripts/prerender/atOnce.ts';
import { askServer } from '../../scripts/prerender/askServer.ts';
import { askVisit } from '../../scripts/prerender/askVisit.ts';
import type { AheadTable } from '../../scripts/prerender/askAhead.ts';

const table = (question: string, faces?: string): AheadTable => ({
  cookie: 'lang',
  logout: 'logout',
  member: 'member',
  locales: LOCALES,
  texts: 'h1',
  files: [],
  http: [],
  pages: [
    ['^/likes', [], [], ...(faces === undefined ? ([question] as const) : ([question, faces] as const))],
  ],
});
const face = (filename: string | null) => ({ main_image: filename === null ? null : { filename } });

let pictures: string[];
let answers: Record<string, unknown>;
beforeEach(() => {
  pictures = [];
  answers = {
    '/api/user.php': { user: { looking_for: 'male' } },
    '/api/settings.php?domain=localhost': { cdn_prefix: '/cdn/' },
    '/api/likes.php': { liked_by: [face('a.webp'), face('b.webp'), face('c.webp')] },
  };
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers[address];
    return Promise.resolve(answer === undefined ? Response.error() : Response.json(answer));
  });
  localStorage.setItem('member', 'k3x');
  window.history.replaceState(null, '', '/likes');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  globalThis.askedAhead = undefined;
});

/** Opens the page, and waits until every answer is here. */
async function open(question = '/api/likes.php', faces?: string) {
  askAhead(table(question, faces), askVisit, askServer);
  await Promise.all(Object.values(globalThis.askedAhead ?? {}).map(({ answer }) => answer));
  await new Promise((resolve) => setTimeout(resolve));
}

it('are those of the first row of a phone', async () => {
  await open('/api/likes.php', 'liked_by');
  await vi.waitFor(() => expect(pictures).toEqual(['/cdn/a.webp', '/cdn/b.webp']));
});

it('come behind a question in the words of the server as well', async () => {
  answers['/api/members.php?gender=male'] = { results: [face('d.webp')] };
  await open('/api/members.php?gender={looking_for}', 'results');
  await vi.waitFor(() => expect(pictures).toEqual(['/cdn/d.webp']));
});

it.each([
  ['the page names none', undefined, {}],
  ['the answer has none there', 'profiles', {}],
  ['nobody has one', 'liked_by', { '/api/likes.php': { liked_by: [face(null), {}] } }],
  ['the answer did not come', 'liked_by', { '/api/likes.php': undefined }],
  ['the site does not say where they lie', 'liked_by', { '/api/settings.php?domain=localhost': {} }],
])('are none where %s', async (_, faces, given) => {
  Object.assign(answers, given);
  await open('/api/likes.php', faces);
  expect(pictures).toEqual([]);
});

it('are named in the answers that the pages ask for', async () => {
  vi.unstubAllGlobals();
  const backend = createTestBackend({ persona: 'premium@example.test' });
  for (const { question, faces } of Object.values(AT_ONCE)) {
    if (faces === undefined) continue;
    const file = String(question).replace(/\?.*/, '');
    const answer: unknown = await (await fetch(new URL(file, location.origin))).json();
    expect(answer).toHaveProperty([faces, 0, 'main_image', 'filename']);
  }
  backend.close();
});
