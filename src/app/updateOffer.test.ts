// @vitest-environment jsdom
/** The offer of a newer release: it waits for a payment and for a picture, and is no burden to anybody else. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partMissing, reloadPostponed, selectReloadOffer } from '@/core/update/updateSlice';
import { holdPage } from '@/lib/pageHold';
import { createTestStore } from '@tests/factories/store';
import { addUpdateOffer } from './updateOffer';
import { isWriting } from './writing';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><div></div></main>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function visit() {
  const { store } = createTestStore();
  const found = addUpdateOffer(store);
  return { found, dispatch: store.dispatch, offer: () => selectReloadOffer(store.getState()) };
}
/** Mutations are told in a microtask. */
const later = (ms = 10_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const page = (): Element => document.querySelector('main > div') ?? document.body;
/** As the forms of payments and the tray of a picture say it. */
const take = (): void => page().setAttribute('data-in-hand', '');
const letGo = (): void => page().removeAttribute('data-in-hand');

describe('a newer release [BX-21]', () => {
  it('is offered at once to who has nothing in hand', () => {
    const { found, offer } = visit();
    found();
    expect(offer()).toBe('version');
  });

  it('waits while an order is being paid, and is offered afterwards', async () => {
    const { found, offer } = visit();
    take();
    expect(isWriting()).toBe(true);
    found();
    found();
    await later();
    expect(offer()).toBeNull();
    page().remove();
    await later();
    expect(offer()).toBe('version');
  });

  it('waits while a picture is on its way, wherever in the app its sender is', async () => {
    const { found, offer } = visit();
    const [release, releaseOther] = [holdPage(), holdPage()];
    expect(isWriting()).toBe(true);
    found();
    release();
    await later();
    expect(offer()).toBeNull();
    releaseOther();
    await later();
    expect(offer()).toBe('version');
  });

  it('steps aside when an order begins, also from one step of it to the next', async () => {
    const { found, offer } = visit();
    found();
    take();
    await later(0);
    expect(offer()).toBeNull();
    letGo();
    await later(500);
    take();
    await later();
    expect(offer()).toBeNull();
    letGo();
    await later();
    expect(offer()).toBe('version');
  });

  it('does not come back to who has put it off', async () => {
    const { found, offer, dispatch } = visit();
    found();
    dispatch(reloadPostponed());
    take();
    await later();
    letGo();
    await later();
    expect(offer()).toBeNull();
  });

  it('takes nothing from the cure of a page that lacks a part', async () => {
    const { found, offer, dispatch } = visit();
    take();
    found();
    dispatch(partMissing());
    await later();
    expect(offer()).toBe('part');
  });
});
