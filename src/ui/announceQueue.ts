// Spreads announcements over time, so that screen readers can follow.

/** Least time between two announcements, in ms. */
const GAP_MS = 2000;
/** What waits at most; older news give way to newer. */
const LONGEST_QUEUE = 3;

export interface AnnounceQueue {
  announce: (text: string) => void;
  stop: () => void;
}

/** Calls `say` at most once per two seconds. The same words twice in a row differ by a space, to be news again. */
export function createAnnounceQueue(say: (text: string) => void): AnnounceQueue {
  let waiting: string[] = [];
  let last = '';
  let timer: number | null = null;

  function speakNext(): void {
    const next = waiting.shift();
    if (next === undefined) {
      timer = null;
      return;
    }
    last = last === next ? `${next}\u00A0` : next;
    say(last);
    timer = window.setTimeout(speakNext, GAP_MS);
  }

  return {
    announce(text) {
      if (text === '' || waiting.at(-1) === text) return;
      waiting = [...waiting, text].slice(-LONGEST_QUEUE);
      if (timer === null) speakNext();
    },
    stop() {
      if (timer !== null) window.clearTimeout(timer);
      timer = null;
      waiting = [];
    },
  };
}
