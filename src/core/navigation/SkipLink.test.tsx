// @vitest-environment jsdom
/** The first stop of the keyboard leads past the navigation, and leaves the history as it is. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { SkipLink } from './SkipLink';

const ENTRY = { usr: { token: 'abc' }, key: 'k1', idx: 0 };
const scrolled = vi.fn<() => void>();

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['common']);
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  window.history.replaceState(ENTRY, '', '/link');
  render(
    <>
      <SkipLink />
      <main id="main">
        <button type="button">First</button>
      </main>
    </>,
  );
});
const link = () => screen.getByRole('link', { name: 'Skip to content' });
const main = () => screen.getByRole('main');

it('goes on in the page, whose entry of the history keeps what it carries [BX-20] [RT-18]', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(link());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(main());
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(window.location.href).toMatch(/\/link$/u);
  expect(window.history.state).toEqual(ENTRY);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }));
  // A press on the text of the page gives it no focus.
  expect(main().hasAttribute('tabindex')).toBe(false);
});

it('is an address for the browser where the app has not come yet, or another tab is asked for [BX-20]', () => {
  expect(link().getAttribute('href')).toBe('#main');
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link())).toBe(false);
});
