/** Something read of the mock when a part of the console opens, and again on demand. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Send } from './requests';

/** What can be read of the mock just now; null when it does not answer, which the badge says. */
async function readIfAlive<Answer>(
  read: (send: Send) => Promise<Answer>,
  send: Send,
): Promise<Answer | null> {
  try {
    return await read(send);
  } catch {
    return null;
  }
}

/**
 * @param read what to ask; the same function each time
 * @returns the answer, null until there is one, and a way to ask again
 */
export function useAnswer<Answer>(
  read: (send: Send) => Promise<Answer>,
  send: Send,
): [Answer | null, () => void] {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // A later answer stays, whichever comes last.
  const asked = useRef(0);
  const look = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const keep = async (): Promise<void> => {
      const found = await readIfAlive(read, send);
      if (found !== null && turn === asked.current) setAnswer(found);
    };
    void keep();
  }, [read, send]);
  useEffect(look, [look]);
  return [answer, look];
}
