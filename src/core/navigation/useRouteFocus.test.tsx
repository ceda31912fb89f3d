// @vitest-environment jsdom
/** A new page is begun at its heading, whenever that comes; whoever has gone elsewhere on it stays there. */
import { useEffect, useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_PATIENCE_MS } from '@/config/limits';
import { useRouteFocus } from './useRouteFocus';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const heading = (text: string) => <h1 tabIndex={-1}>{text}</h1>;

function Terms() {
  const named = useRef<HTMLHeadingElement>(null);
  useEffect(() => named.current?.focus(), []);
  return (
    <>
      {heading('Terms')}
      <h2 tabIndex={-1} ref={named}>
        Changes
      </h2>
    </>
  );
}

function Site({ arrived }: { arrived: boolean }) {
  useRouteFocus();
  return (
    <>
      <Link to="/likes">Likes</Link>
      <Link replace to="/landers/gallery/eng">
        Correct
      </Link>
      <Link to="/terms">Changes of the terms</Link>
      <main>
        <Routes>
          <Route path="/" element={heading('Start')} />
          <Route path="/terms" element={<Terms />} />
          <Route path="/landers/gallery/:slug" element={heading('Tonight')} />
          <Route
            path="/likes"
            element={
              <>
                {arrived && heading('Likes you')}
                <button type="button">Sort</button>
                <textarea aria-label="Words" />
              </>
            }
          />
        </Routes>
      </main>
    </>
  );
}

const site = (arrived: boolean, at = '/') => (
  <MemoryRouter initialEntries={[at]}>
    <Site arrived={arrived} />
  </MemoryRouter>
);
const follow = () => act(() => screen.getByRole('link', { name: 'Likes' }).click());
const wait = (ms = 50) => vi.advanceTimersByTime(ms);
const focused = () => document.activeElement;

describe('the focus', () => {
  it('stays where the browser begins on the first page of a visit', () => {
    render(site(true));
    wait();
    expect(focused()).toBe(document.body);
  });

  it('goes to the heading of the next page', () => {
    render(site(true));
    follow();
    wait();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Likes you' }));
  });

  it('waits for a heading that comes with the data of the page', () => {
    const { rerender } = render(site(false));
    follow();
    wait(PAGE_PATIENCE_MS / 2);
    rerender(site(true));
    wait();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Likes you' }));
  });

  it.each([
    ['button', 'Sort'],
    ['textbox', 'Words'],
  ])('is left where somebody has gone meanwhile: to a %s', (role, name) => {
    const { rerender } = render(site(false));
    follow();
    wait();
    act(() => screen.getByRole(role, { name }).focus());
    rerender(site(true));
    wait();
    expect(focused()).toBe(screen.getByRole(role, { name }));
  });

  it('is left where the page has put it itself, though it did so at once', () => {
    render(site(true));
    act(() => screen.getByRole('link', { name: 'Changes of the terms' }).click());
    wait();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Changes' }));
  });

  it('stays where it is when a lander corrects its own address [NV-10]', () => {
    render(site(true, '/landers/gallery/auto'));
    act(() => screen.getByRole('link', { name: 'Correct' }).click());
    wait();
    expect(focused()).not.toBe(screen.getByRole('heading', { name: 'Tonight' }));
    follow();
    wait();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Likes you' }));
  });

  it('is not moved once somebody has pressed a key', () => {
    const { rerender } = render(site(false));
    follow();
    fireEvent.keyDown(window, { key: 'Tab' });
    rerender(site(true));
    wait();
    expect(focused()).not.toBe(screen.getByRole('heading', { name: 'Likes you' }));
  });
});
