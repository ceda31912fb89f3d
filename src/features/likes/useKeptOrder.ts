/** A list whose members keep their places until the page is left. */
import { useCallback, useState } from 'react';
import { keptOrder } from './keptOrder';

const NOBODY: ReadonlySet<string> = new Set();

interface KeptOrder {
  /** Ids to show, those who left among them. */
  order: readonly string[];
  /** The reader's own act takes this member off the list. */
  leave: (id: string) => void;
}

/** @param ids who is on the list now */
export function useKeptOrder(ids: readonly string[]): KeptOrder {
  const [left, setLeft] = useState(NOBODY);
  const [shown, setShown] = useState(ids);
  const [seen, setSeen] = useState(ids);
  if (seen !== ids) {
    setSeen(ids);
    setShown(keptOrder(shown, ids, left));
  }
  const leave = useCallback((id: string) => setLeft((before) => new Set(before).add(id)), []);
  return { order: shown, leave };
}
