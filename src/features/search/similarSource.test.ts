// @vitest-environment jsdom
/** Members like one member, for visitors of a known source. */
import { afterEach, expect, it } from 'vitest';
import { getSimilar } from '@/api/calls/members';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

let backend: TestBackend;
afterEach(() => backend.close());

it('are open to whom the search is open [ST-20]', async () => {
  backend = createTestBackend();
  backend.db.settings.logged_out_search = 'none';
  backend.db.settings.logged_out_search_trafficsource = 'all';
  await expect(getSimilar({ id: 'amara' })).rejects.toMatchObject({ failure: { code: 'search_closed' } });
  expect((await getSimilar({ id: 'amara', ref: 'friend' })).results.length).toBeGreaterThan(0);
});
