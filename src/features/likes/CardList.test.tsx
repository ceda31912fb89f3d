// @vitest-environment jsdom
/** A long list of members: each entry of the browser's history keeps how much of it was drawn. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { required } from '@tests/factories/required';
import { CardList } from './CardList';

const IDS = Array.from({ length: 130 }, (_, at) => `m${at}`);
const list = (name: string) => (
  <CardList name={name} ids={IDS} label={name} renderCard={(id) => <Link to="/profile">{id}</Link>} />
);

/** As the browser does after a load of the page. */
const load = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/profile" element={<Link to="/likes">Likes</Link>} />
        <Route
          path="*"
          element={
            <>
              {list('new')}
              {list('earlier')}
            </>
          }
        />
      </Routes>
    </BrowserRouter>,
  );
const counts = () =>
  ['new', 'earlier'].map((name) => screen.getByRole('list', { name }).querySelectorAll('li').length);
const follow = (name: string) => userEvent.click(required(screen.getAllByRole('link', { name })[0]));
/** @param place of the list on the page */
const showMore = (place: 0 | 1) =>
  userEvent.click(required(screen.getAllByRole('button', { name: 'Show more' })[place]));

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n('en');
  await loadNamespaces(['likes']);
  window.history.replaceState(null, '', '/likes');
});

describe('a list of likes beyond the sixtieth', () => {
  it('is as long as before after Back, so that the place is there again [SC-06, BX-09]', async () => {
    load();
    await showMore(1);
    expect(counts()).toEqual([60, 120]);
    await follow('m119');
    expect(await screen.findByRole('link', { name: 'Likes' })).toBeDefined();
    act(() => window.history.back());
    expect(await screen.findByRole('link', { name: 'm119' })).toBeDefined();
    expect(counts()).toEqual([60, 120]);
  });

  it('is so after a reload, too, and begins anew where it is opened anew [SC-06, BX-09]', async () => {
    const page = load();
    await showMore(1);
    await showMore(1);
    await showMore(0);
    page.unmount();
    load();
    expect(counts()).toEqual([120, 130]);
    await follow('m0');
    await follow('Likes');
    expect(counts()).toEqual([60, 60]);
  });

  it.each([{ shown: { new: 3 } }, { shown: 'many' }, { shown: { new: '120' } }, 'other'])(
    'takes nothing else for a number: %j',
    (state) => {
      window.history.replaceState(state, '');
      load();
      expect(counts()).toEqual([60, 60]);
    },
  );
});

it('gives the focus of a card that goes by itself to the heading of the page [BX-20]', async () => {
  const page = (ids: readonly string[]) => (
    <BrowserRouter>
      <main>
        <h1 tabIndex={-1}>Likes</h1>
        <CardList name="a" ids={ids} label="a" renderCard={(id) => <Link to="/profile">{id}</Link>} />
      </main>
    </BrowserRouter>
  );
  const { rerender } = render(page(['m0', 'm1', 'm2']));
  const last = screen.getByRole('link', { name: 'm2' });
  last.focus();
  rerender(page(['m0', 'm2']));
  expect(document.activeElement).toBe(last);
  rerender(page(['m0']));
  await headingHasFocus('Likes');
});

describe('the pictures of a list', () => {
  it.each([
    ['of its first row come first', false, ['m0', 'm1']],
    ['wait where another list stands above', true, []],
  ])('%s', (_, below, expected) => {
    const first: string[] = [];
    render(
      <BrowserRouter>
        <CardList
          name="first"
          ids={IDS}
          label="first"
          below={below}
          renderCard={(id, priority) => {
            if (priority) first.push(id);
            return <Link to="/profile">{id}</Link>;
          }}
        />
      </BrowserRouter>,
    );
    expect(first).toEqual(expected);
  });
});
