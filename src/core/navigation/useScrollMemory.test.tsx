// @vitest-environment jsdom
/** Back finds the place again, however late the page is as tall as it was; whoever does something meanwhile stays where they are. */
import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_PATIENCE_MS } from '@/config/limits';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { useScrollMemory } from './useScrollMemory';

/** How far down the page can be scrolled, CSS pixels; the test's browser has no layout. */
let lowest = 0;

function scrollPage(top: number): void {
  const before = window.scrollY;
  window.scrollY = Math.max(0, Math.min(top, lowest));
  if (window.scrollY !== before) window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollPage(top));
  lowest = 5_000;
  window.scrollY = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/profile">Profile</Link>
      <Link replace to="/landers/gallery/eng">
        Correct
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByText(name).click());
const wait = (ms: number) => vi.advanceTimersByTime(ms);

/**
 * A list that was scrolled, a profile, and back to the list.
 * @param height of the list at first
 */
function comeBack(height: number): void {
  renderInRouter(createTestStore().store, <Page />, '/members');
  scrollPage(1_600);
  press('Profile');
  expect(window.scrollY).toBe(0);
  lowest = height;
  press('Back');
}

describe('Back [BX-09]', () => {
  it('finds the place at once on a page that is tall enough', () => {
    comeBack(5_000);
    expect(window.scrollY).toBe(1_600);
  });

  it('waits for a page that becomes as tall as it was seconds later', () => {
    comeBack(800);
    wait(PAGE_PATIENCE_MS * 0.9);
    expect(window.scrollY).toBe(800);
    lowest = 5_000;
    wait(100);
    expect(window.scrollY).toBe(1_600);
  });

  it('does not move a page that is still too short when patience is over', () => {
    comeBack(800);
    wait(PAGE_PATIENCE_MS * 1.1);
    lowest = 5_000;
    wait(1_000);
    expect(window.scrollY).toBe(800);
  });

  it('takes no place for the visitor’s own that the short page forced on them', () => {
    comeBack(800);
    press('Profile');
    lowest = 5_000;
    press('Back');
    expect(window.scrollY).toBe(1_600);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'leaves the page to a visitor who does something meanwhile, and remembers that: %s',
    (name) => {
      comeBack(800);
      window.dispatchEvent(new Event(name));
      scrollPage(300);
      lowest = 5_000;
      wait(1_000);
      expect(window.scrollY).toBe(300);
      press('Profile');
      press('Back');
      expect(window.scrollY).toBe(300);
    },
  );
});

it.each([
  ['member', null, 0],
  ['tab', null, 0],
  ['expiry', null, 1_600],
  ['expiry', 'one', 1_600],
  ['expiry', 'other', 0],
] as const)('Back after a log-out by %s, and %s came, finds the place at %d [RO-05]', (by, next, place) => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'one' })));
  renderInRouter(store, <Page />, '/members');
  scrollPage(1_600);
  press('Profile');
  act(() => void store.dispatch(loggedOut({ by })));
  if (next !== null) act(() => void store.dispatch(loggedIn(makeUser({ id: next }))));
  press('Back');
  expect(window.scrollY).toBe(place);
});

it('A lander that corrects its own address stays where it was read [NV-10]', () => {
  renderInRouter(createTestStore().store, <Page />, '/landers/gallery/auto');
  scrollPage(700);
  press('Correct');
  expect(window.scrollY).toBe(700);
  press('Profile');
  expect(window.scrollY).toBe(0);
});

describe('A page that is loaded', () => {
  /** Leaves a page that was scrolled for another site, and comes to an address from there. */
  function load(address: string): void {
    const opened = renderInRouter(createTestStore().store, <Page />, '/credits/p2/paypal');
    scrollPage(900);
    window.dispatchEvent(new Event('pagehide'));
    opened.unmount();
    scrollPage(0);
    renderInRouter(createTestStore().store, <Page />, address);
  }

  it('again stays where it was [BX-09]', () => {
    load('/credits/p2/paypal');
    expect(window.scrollY).toBe(900);
  });

  it.each(['/credits/p2/paypal?payment=pay-1', '/members'])(
    'as %s, another one, begins at its top',
    (address) => {
      load(address);
      expect(window.scrollY).toBe(0);
    },
  );
});
