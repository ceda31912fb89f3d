// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSearchKey } from './useSearchKey';

it('opens the search by its keys, and not from behind a dialog', () => {
  const root = Object.assign(document.createElement('div'), { id: 'root', inert: true });
  document.body.append(root);
  const open = vi.fn<() => void>();
  const { unmount } = renderHook(() => useSearchKey(open));
  const press = () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F', ctrlKey: true, shiftKey: true }));
  press();
  expect(open).not.toHaveBeenCalled();
  root.inert = false;
  press();
  expect(open).toHaveBeenCalledTimes(1);
  unmount();
  press();
  expect(open).toHaveBeenCalledTimes(1);
});
