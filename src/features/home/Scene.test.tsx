// @vitest-environment jsdom
/** The scenes of the home page: nothing of them comes before they are near, and none of them can be heard or pressed. */
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { Scene } from './Scene';
import type { SceneName } from './scenes/SceneDrawn';

/** Tells the scene on the page that it is near the window, or that it is not. */
let scrolled: (isIntersecting: boolean) => void;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        scrolled = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await startI18n('en');
  await loadNamespaces(['home']);
});
afterEach(() => vi.unstubAllGlobals());

const draw = (of: SceneName) => render(<Scene of={of} />).container.firstElementChild;

it('keeps an empty place until it is near', async () => {
  const place = draw('signup');
  act(() => scrolled(false));
  expect(place?.childElementCount).toBe(0);
  act(() => scrolled(true));
  await waitFor(() => expect(place?.textContent).toContain('First name or nickname'));
});

it.each([
  ['signup', 'Alex'],
  ['chat', 'Sea or mountains?'],
  ['terms', 'Fictional'],
  ['terms', 'Invisible'],
] as const)('shows of %s what the product shows: %s', async (of, words) => {
  const place = draw(of);
  act(() => scrolled(true));
  await waitFor(() => expect(place?.textContent).toContain(words));
});

it.each(['signup', 'like', 'chat', 'terms', 'crowd'] as const)(
  'hides %s from assistive technology, without anything to press, and keeps the room of its pictures',
  async (of) => {
    const place = draw(of);
    act(() => scrolled(true));
    await waitFor(() => expect(place?.childElementCount).toBe(1));
    expect(place?.getAttribute('aria-hidden')).toBe('true');
    expect(place?.querySelectorAll('a, button, input, select, textarea, [tabindex]')).toHaveLength(0);
    for (const picture of place?.querySelectorAll('img') ?? []) {
      expect(picture.alt).toBe('');
      expect([picture.width, picture.height]).toEqual([480, 640]);
    }
  },
);
