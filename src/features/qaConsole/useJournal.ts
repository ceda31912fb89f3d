/** What was done, as this tab and every other one has noted it. */
import { useCallback, useEffect, useState } from 'react';
import { withAct, type Act, type Journal } from './acts';
import { isOfJournal, readJournal, writeJournal } from './memory';

/** @returns what was done since the world began anew, and a way to note what is done now */
export function useJournal(): [Journal, (next: Act) => void] {
  const [journal, setJournal] = useState(readJournal);
  useEffect(() => {
    const hear = (event: StorageEvent): void => {
      if (isOfJournal(event)) setJournal(readJournal());
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  const note = useCallback((next: Act) => {
    // As it is kept: another tab may have noted something a moment ago.
    const all = withAct(readJournal(), next);
    writeJournal(all);
    setJournal(all);
  }, []);
  return [journal, note];
}
