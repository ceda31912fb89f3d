/** Shows the list of shortcuts on `?`, and when the menu of a conversation asks for it. */
import { Suspense, useEffect, useState } from 'react';
import { isTyping } from '@/core/modals/attention';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShortcutsAsked, shortcutsAsked } from './actsSlice';
import { lateTool } from './lateTool';

const ShortcutsDialog = lateTool(() => import('./ShortcutsDialog').then((m) => m.ShortcutsDialog));

/** Behind a dialog or a menu the page takes no keys. */
const isBehind = (): boolean => document.querySelector('#root[inert]') !== null;

/** Once a page of conversations. */
export function ChatShortcuts() {
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectShortcutsAsked);
  // It stays for its way out.
  const [wanted, setWanted] = useState(false);
  if (asked && !wanted) setWanted(true);
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): void => {
      if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
      if (!isTyping() && !isBehind()) dispatch(shortcutsAsked(true));
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      dispatch(shortcutsAsked(false));
    };
  }, [dispatch]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog open={asked} onClose={() => dispatch(shortcutsAsked(false))} />
    </Suspense>
  );
}
