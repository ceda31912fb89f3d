// @vitest-environment jsdom
/** The visitor's bar asks to join where somebody may still have to. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { VisitorBar } from './VisitorBar';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces([]);
});

it.each([
  ['/', 1],
  ['/pricing', 1],
  ['/reset-password', 1],
  ['/activate/done', 0],
  ['/activate/error', 0],
  ['/mail-change/do', 0],
  ['/account-deleted', 0],
  ['/link', 0],
])('on %s it has %i ways to join, and one to log in [NV-01]', (at, ways) => {
  renderInRouter(createTestStore().store, <VisitorBar />, at);
  expect(screen.queryAllByRole('link', { name: 'Join free' })).toHaveLength(ways);
  expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1);
});
