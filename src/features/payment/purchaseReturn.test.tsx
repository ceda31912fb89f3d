// @vitest-environment jsdom
/** What somebody brings along to the shop, and what goes on to its links. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { purchaseBegan } from './paymentSlice';
import { useBroughtCode, useNextPath, usePurchaseReturn } from './purchaseReturn';

function Order() {
  usePurchaseReturn(true);
  return <p>{useNextPath() ?? 'nowhere'}</p>;
}
function Shop() {
  return <output>{`${usePurchaseReturn()} ${useBroughtCode()}`}</output>;
}
function visit(address: string): string | null {
  renderInRouter(createTestStore().store, <Shop />, address);
  return screen.getByRole('status').textContent;
}

describe('the query of the shop', () => {
  it.each([
    ['/credits', ' '],
    ['/credits?next=%2Fchats%2Fc1', '?next=%2Fchats%2Fc1 '],
    ['/credits?code=STAY50-PREMIUM', '?code=STAY50-PREMIUM STAY50-PREMIUM'],
    ['/credits?code=A1&next=%2Fchats', '?next=%2Fchats&code=A1 A1'],
    ['/credits?code=%3Cscript%3E&next=https%3A%2F%2Fevil.test', ' '],
  ])('of %s is "%s" [CO-08]', (address, expected) => {
    expect(visit(address)).toBe(expected);
  });
});

it('on the links of an order goes on from what was noted, where the address is the provider’s [RT-07]', () => {
  const { store } = createTestStore();
  store.dispatch(purchaseBegan({ next: '/chats/c1' }));
  renderInRouter(store, <Shop />, '/credits/p1?payment=pay-1');
  expect(screen.getByRole('status').textContent).toBe('?next=%2Fchats%2Fc1 ');
});

describe('the way back from an order', () => {
  it.each([
    ['/credits/p1', '/chats/c1'],
    ['/credits/p1?next=%2Flikes', '/likes'],
    ['/credits/p1?payment=pay-1&next=%2Flikes', '/chats/c1'],
  ])('at %s is %s [RT-07]', (address, expected) => {
    const { store } = createTestStore();
    store.dispatch(purchaseBegan({ next: '/chats/c1' }));
    renderInRouter(store, <Order />, address);
    expect(screen.getByRole('paragraph').textContent).toBe(expected);
  });
});
