/** Shows the list of shortcuts on `?` among the messages, and when the menu of a conversation asks for it. */
import { Suspense, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShortcutsAsked, shortcutsAsked } from './actsSlice';
import { lateTool } from './lateTool';

const ShortcutsDialog = lateTool(() => import('./ShortcutsDialog').then((m) => m.ShortcutsDialog));

/**
 * A key without Ctrl or the like is pressed by chance, or by a voice that is taken for keys: so it does something only for those
 * who have gone to the messages (WCAG 2.1.4). They write nothing there, and a dialog takes the focus out of them.
 */
const isAmongMessages = (): boolean => document.activeElement?.closest('[role="log"]') instanceof Element;

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
      if (isAmongMessages()) dispatch(shortcutsAsked(true));
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
