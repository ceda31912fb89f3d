// @vitest-environment jsdom
/** A card of the swipe game under a finger: which movements are an answer. */
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { SwipeKind } from '@/domain/swipeDeck';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { inRouter, renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { drag } from '@tests/factories/swipe';
import { makeProfile } from '@tests/factories/user';
import { SwipeCard } from './SwipeCard';

/** A card that stays whatever is answered, so that the next movement finds it. */
async function show() {
  await startI18n('en');
  await loadNamespaces(['swipe', 'members', 'interests']);
  const { store } = createTestStore();
  store.dispatch(profilesReceived([makeProfile({ id: 'elena' })]));
  const onRelease = vi.fn<(kind: SwipeKind) => boolean>(() => false);
  renderInRouter(
    store,
    <SwipeCard id="elena" at="top" side={null} canLike onRelease={onRelease} onGone={() => undefined} />,
  );
  return { link: screen.getByRole('link', { name: /^Elena/ }), onRelease };
}

const length = (min: number) => fc.integer({ min, max: 900 });
const side = fc.constantFrom(-1, 1);

it('is answered by no movement up or down, however long and fast: that is the page being scrolled [SC-14]', async () => {
  const { link, onRelease } = await show();
  fc.assert(
    fc.property(length(8), side, fc.double({ min: -0.9, max: 0.9, noNaN: true }), (far, to, slant) => {
      const { stamp } = drag(link, far * slant, far * to);
      expect([stamp, link.closest('article')?.style.transform ?? '']).toEqual(['', '']);
      expect(onRelease).not.toHaveBeenCalled();
    }),
    { numRuns: 40 },
  );
});

it('is answered by a movement to its side, at whatever slant below that of a scroll [SC-14]', async () => {
  const { link, onRelease } = await show();
  fc.assert(
    fc.property(length(120), side, fc.double({ min: -0.9, max: 0.9, noNaN: true }), (far, to, slant) => {
      onRelease.mockClear();
      drag(link, far * to, far * slant);
      expect(onRelease.mock.calls).toEqual([[to === 1 ? 'like' : 'pass']]);
      expect(link.closest('article')?.style.transform).toBe('');
    }),
    { numRuns: 40 },
  );
});

it('stands in its place again when its answer fails while it flies [ST-05]', async () => {
  await startI18n('en');
  await loadNamespaces(['swipe', 'members', 'interests']);
  const { store } = createTestStore();
  store.dispatch(profilesReceived([makeProfile({ id: 'elena' })]));
  const shown = (at: 'leaving' | 'top', kind: SwipeKind | null) =>
    inRouter(
      store,
      <SwipeCard id="elena" at={at} side={kind} canLike onRelease={() => true} onGone={() => undefined} />,
    );
  const { rerender } = render(shown('leaving', 'like'));
  const place = screen.getByRole('article', { hidden: true });
  expect(place.style.getPropertyValue('--like')).toBe('1');
  rerender(shown('top', null));
  expect(place.style.getPropertyValue('--like')).toBe('');
});

it('is not answered when the browser takes the movement over [SC-14]', async () => {
  const { link, onRelease } = await show();
  drag(link, 400, 0, fireEvent.pointerCancel);
  expect(onRelease).not.toHaveBeenCalled();
  expect(link.closest('article')?.style.transform).toBe('');
});
