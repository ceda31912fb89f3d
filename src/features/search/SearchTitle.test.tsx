// @vitest-environment jsdom
/** The name of the search page before the server has said who is here. */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { userReceived } from '@/core/auth/authSlice';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { defaultFilters } from '@/domain/searchFilters';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { SearchTitle } from './SearchTitle';

afterEach(() => localStorage.clear());

async function open() {
  await startI18n('en');
  await loadNamespaces(['members']);
  const { store } = createTestStore();
  const title = (
    <Provider store={store}>
      <SearchTitle filters={defaultFilters(null, null)} />
    </Provider>
  );
  render(title);
  return store;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('is at once what a member who comes back will read [RT-02]', async () => {
  localStorage.setItem(LOCAL_KEYS.memberHere, '1');
  await open();
  expect(title()).toBe('People near you');
});

it('promises a first visitor nobody near, before and after it is known who it is [RT-02]', async () => {
  const store = await open();
  expect(title()).toBe('Meet someone new');
  act(() => void store.dispatch(userReceived(null)));
  expect(title()).toBe('Meet someone new');
});
