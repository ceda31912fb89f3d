// @vitest-environment jsdom
/** What of an address reaches a page. */
import { screen } from '@testing-library/react';
import { Outlet, useParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { patterns } from '@/config/paths';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { AppRoutes } from './AppRoutes';

function Page() {
  return <p>Page of {useParams().id ?? 'nobody'}</p>;
}
vi.mock('./pages', () => ({
  layouts: { default: Outlet, chat: Outlet, lander: Outlet, empty: Outlet },
  pageOf: (name: keyof typeof patterns) => ({ layout: 'default', pattern: patterns[name], Page }),
}));

async function open(address: string) {
  await startI18n('en');
  await loadNamespaces(['common', 'errors']);
  const { store } = createTestStore();
  renderInRouter(store, <AppRoutes />, address);
}

const withId = Object.values(patterns).filter((pattern) => pattern.includes(':id'));

it.each(withId)('%s opens with an id', async (pattern) => {
  await open(pattern.replace(/:id\??/u, 'm1').replaceAll(/\/:\w+\?/gu, ''));
  expect(screen.getByText('Page of m1')).toBeDefined();
});

it.each(
  withId.flatMap((pattern) => ['constructor', '__proto__', 'toString'].map((id) => [pattern, id] as const)),
)('%s with %s is a page that could not be found [RT-19]', async (pattern, id) => {
  await open(pattern.replace(/:id\??/u, id).replaceAll(/\/:\w+\?/gu, ''));
  expect(screen.getByText('This page could not be found')).toBeDefined();
  expect(screen.queryByText(/^Page of/u)).toBeNull();
});
