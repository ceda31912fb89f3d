// @vitest-environment jsdom
/** The banner at the foot of the shop. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { LikesBanner } from './LikesBanner';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
});

const show = (likes: number, faces: { name: string; src: string }[] = []) =>
  renderInRouter(createTestStore().store, <LikesBanner likes={likes} faces={faces} />);

it.each([
  [0, 'Curious who likes you?'],
  [1, 'You have 1 new like.'],
  [12, 'You have 12 new likes.'],
])('says of %i new likes "%s", and leads to them [SC-08]', (likes, words) => {
  show(likes);
  expect(screen.getByText(words).tagName).toBe('STRONG');
  expect(screen.getByText(/Messages cost credits\.$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See who likes you' }).getAttribute('href')).toBe('/likes');
});

it('shows faces to the eye alone, and none where there are none [SC-08]', () => {
  const { unmount } = show(2, [
    { name: 'Elena', src: '/cdn/a.webp' },
    { name: 'Sofie', src: '/cdn/b.webp' },
  ]);
  const row = document.querySelector('.avatar-row');
  expect(row?.querySelectorAll('img')).toHaveLength(2);
  expect(row?.getAttribute('aria-hidden')).toBe('true');
  unmount();
  show(2);
  expect(document.querySelector('.avatar-row')).toBeNull();
});

it('offers to who has Premium what is left to do', async () => {
  const backend = createTestBackend({ persona: 'premium@example.test' });
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  renderInRouter(store, <LikesBanner likes={5} faces={[]} />);
  expect(screen.getByText('You can write to anyone who likes you.')).toBeDefined();
  backend.close();
});
