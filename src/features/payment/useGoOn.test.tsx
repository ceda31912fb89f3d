// @vitest-environment jsdom
/** From a press on "pay" to the next page, and back again. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createTestStore } from '@tests/factories/store';
import { leaveFor } from './leave';
import { selectPaying } from './paymentSlice';
import { useGoOn } from './useGoOn';

vi.mock(import('./leave'), () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

function visit() {
  const { store } = createTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/credits/p2']}>{children}</MemoryRouter>
    </Provider>
  );
  const { result, unmount } = renderHook(() => ({ goOn: useGoOn(), at: useLocation() }), { wrapper });
  const goOn = (leave_to: string | null, return_url = '/credits/p2/ideal') =>
    act(() => result.current.goOn({ payment_id: 'pay-1', leave_to }, return_url));
  const address = () => result.current.at.pathname + result.current.at.search;
  return { goOn, address, unmount, isBusy: () => selectPaying(store.getState()) };
}

describe('after a press on pay [ST-03]', () => {
  it('shows how it went when there is nothing to pay', () => {
    const page = visit();
    page.goOn(null);
    expect(page.address()).toBe('/credits/p2/ideal?payment=pay-1');
  });

  it('takes the code of the order along to how it went', () => {
    const page = visit();
    page.goOn(null, '/credits/p2/ideal?code=SUMMER10');
    expect(page.address()).toBe('/credits/p2/ideal?code=SUMMER10&payment=pay-1');
  });

  it('stays in the app for one of its pages', () => {
    const page = visit();
    page.goOn('/directdebit?payment=pay-1');
    expect(page.address()).toBe('/directdebit?payment=pay-1');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('leaves for the provider with a busy button, which Back finds ready again', () => {
    const page = visit();
    page.goOn('/__mock/pay/pay-1');
    expect(leaveFor).toHaveBeenCalledWith('/__mock/pay/pay-1');
    expect(page.isBusy()).toBe(true);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(page.isBusy()).toBe(false);
  });

  it.each(['https://pay.example/directdebit', 'https://pay.example/'])(
    'leaves for %s, which only looks like a page of the app',
    (place) => {
      const page = visit();
      page.goOn(place);
      expect(leaveFor).toHaveBeenCalledWith(place);
      expect(page.address()).toBe('/credits/p2');
    },
  );

  it('is ready again when the provider does not come', () => {
    vi.useFakeTimers();
    const page = visit();
    page.goOn('/__mock/pay/pay-1');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(page.isBusy()).toBe(false);
    vi.useRealTimers();
  });

  it('takes nobody away who has gone elsewhere', () => {
    const page = visit();
    page.unmount();
    page.goOn('/__mock/pay/pay-1');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('takes nobody back whose next page is still on its way', () => {
    window.history.replaceState(null, '', '/credits/p2');
    const page = visit();
    window.history.pushState(null, '', '/chats');
    page.goOn('/__mock/pay/pay-1');
    page.goOn(null);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(page.address()).toBe('/credits/p2');
    window.history.replaceState(null, '', '/');
  });

  it('knows a page that has written the choice into its own address', () => {
    window.history.replaceState(null, '', '/credits/p2');
    const page = visit();
    window.history.replaceState(null, '', '/credits/p2/ideal?code=WELCOME25#main');
    page.goOn('/__mock/pay/pay-1');
    expect(leaveFor).toHaveBeenCalledOnce();
    window.history.replaceState(null, '', '/');
  });
});
