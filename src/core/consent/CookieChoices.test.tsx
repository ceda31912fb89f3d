// @vitest-environment jsdom
/** The choice about cookies is in reach from every frame that a page can have. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LayoutName } from '@/app/routes';
import { ChatList } from '@/features/chats/ChatList';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import DefaultLayout from '@/layouts/DefaultLayout';
import EmptyLayout from '@/layouts/EmptyLayout';
import LanderLayout from '@/layouts/LanderLayout';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { selectOpenModal } from '../modals/modalsSlice';

/** What holds the way there, for each frame of the table of routes; conversations bring it with their list. */
const FRAMES: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
  chat: () => <ChatList open={null} />,
};

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await startI18n('en');
  await loadNamespaces(['chats', 'landers']);
});

it.each(Object.entries(FRAMES))('the %s layout opens it with one press [BX-12] [NV-07]', async (_, Frame) => {
  const { store } = createTestStore();
  renderInRouter(store, <Frame />);
  await userEvent.click(screen.getByRole('button', { name: 'Cookie choices' }));
  expect(selectOpenModal(store.getState())).toEqual({ name: 'consent' });
});
