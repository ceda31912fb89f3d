// @vitest-environment jsdom
/** The parameter `t` of an address: which places ask for a new like, and how often. */
import { act } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { modalClosed, modalOpened } from '@/core/modals/modalsSlice';
import { renderPages } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { newLikeAsked } from './newLikeEvents';
import { NewLikeParameter } from './NewLikeParameter';

const layout = (
  <>
    <NewLikeParameter />
    <Outlet />
  </>
);

/** A members' page with the parameter, and what was asked for by it. */
function visit() {
  const { store, startListening } = createTestStore();
  const asked: number[] = [];
  startListening({
    actionCreator: newLikeAsked,
    effect: ({ payload }) => void asked.push(Math.round((payload.dueAt - performance.now()) / 1_000)),
  });
  const pages = [{ element: layout, children: [{ path: '*', element: <p>page</p> }] }];
  const router = renderPages(store, pages, '/members?t=10&page=2');
  const show = () => {
    act(() => void store.dispatch(modalOpened({ name: 'newLike', profile: 'elena' })));
    act(() => void store.dispatch(modalClosed()));
  };
  const go = (to: string | number) =>
    act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));
  return { asked, show, go, where: () => router.state.location.pathname + router.state.location.search };
}

it('asks once, and goes when the moment is shown [ST-13]', () => {
  const { asked, show, where } = visit();
  expect(asked).toEqual([10]);
  show();
  expect(where()).toBe('/members?page=2');
  expect(asked).toEqual([10]);
});

it('does not ask again on the way back, when the moment was shown on another page [ST-13] [AP-04]', async () => {
  const { asked, show, go, where } = visit();
  await go('/members/elena');
  show();
  await go(-1);
  expect(where()).toBe('/members?page=2');
  await go('/chats');
  await go(-1);
  expect(asked).toEqual([10]);
});

it('asks for another one by another link [ST-13]', async () => {
  const { asked, show, go } = visit();
  show();
  await go('/likes?t=3');
  expect(asked).toEqual([10, 3]);
});
