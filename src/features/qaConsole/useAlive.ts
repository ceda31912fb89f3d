/** Whether the mock is alive: asked now and then, and armed again when it does not answer (BX-07). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { MOCK_REARM } from '@/config/testerPages';
import { readAlive, type Alive } from './mockState';
import type { Send } from './requests';

export type Life = { is: 'waking' } | { is: 'alive'; alive: Alive } | { is: 'dead' };

const ASK_EVERY_MS = 20_000;
/** What arming takes at most before it is asked whether it helped. */
const REARM_MS = 1500;

async function ask(send: Send): Promise<Life> {
  try {
    return { is: 'alive', alive: await readAlive(send) };
  } catch {
    // No answer is the answer: the badge says so.
    return { is: 'dead' };
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** @returns how the mock is, and a way to ask at once, which tells it too; one that does not answer is armed again first */
export function useAlive(send: Send): [Life, () => Promise<Life>] {
  const [life, setLife] = useState<Life>({ is: 'waking' });
  // The answer to the latest question stays, whichever comes last.
  const asked = useRef(0);
  const look = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const tell = (found: Life): Life => {
      if (turn === asked.current) setLife(found);
      return found;
    };
    const first = await ask(send);
    if (first.is === 'alive') return tell(first);
    window.dispatchEvent(new Event(MOCK_REARM));
    await pause(REARM_MS);
    return tell(await ask(send));
  }, [send]);
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return [life, look];
}
