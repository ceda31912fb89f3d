/** When the server was asked, by this tab or another, and when anything last happened. Only spans are reckoned, so the device's clock will do. */
import { OTHER_TAB_LEAD_MS, REFRESH_AGAIN_MS } from '@/config/limits';

/** What is asked for: the list, or a conversation by its id. */
export const LIST = 'list';

export type PollClock = ReturnType<typeof createPollClock>;

/** One per store. */
export function createPollClock() {
  const asked = new Map<string, number>();
  const heard = new Map<string, number>();
  /** What another tab asked about last. */
  const byOther = new Set<string>();
  /** How long the server wants to be left alone, in milliseconds. */
  const rests = new Map<string, number>();
  let stirredAt = 0;
  let failing = false;
  return {
    /** A question goes out now. */
    ask(what: string): void {
      byOther.delete(what);
      asked.set(what, Date.now());
    },
    /** An answer to what was asked at that time is here. */
    hear(what: string, askedAt: number): void {
      rests.delete(what);
      heard.set(what, Math.max(askedAt, heard.get(what) ?? 0));
      if (askedAt > (asked.get(what) ?? 0)) asked.set(what, askedAt);
    },
    /** An answer that another tab has got is here. */
    hearTab(what: string, askedAt: number): void {
      this.hear(what, askedAt);
      byOther.add(what);
    },
    /** Milliseconds by which the tab that asked last is ahead of this one, so that not both ask in the same breath. */
    lead: (what: string): number => (byOther.has(what) ? OTHER_TAB_LEAD_MS : 0),
    /** Epoch ms; 0 for what must be asked anew. */
    askedAt: (what: string): number => asked.get(what) ?? 0,
    /** When the newest answer was asked for, epoch ms. */
    heardAt: (what: string): number => heard.get(what) ?? 0,
    /** It may be old, unless it was asked for just now: a page that wakes up is told so by several events. */
    expire(what: string): void {
      if (Math.abs(Date.now() - (asked.get(what) ?? 0)) >= Math.max(REFRESH_AGAIN_MS, this.restOf(what)))
        asked.delete(what);
    },
    /** Somebody writes, reads, comes back. */
    stir: (): void => void (stirredAt = Date.now()),
    /** A server in trouble is asked rarely, and after the time that it named. @param rest milliseconds */
    fail(what: string, failed: boolean, rest: number): void {
      failing = failed;
      rests.set(what, rest);
    },
    /** Milliseconds from the last question to the next, at least. */
    restOf: (what: string): number => rests.get(what) ?? 0,
    /** Milliseconds since anything happened. */
    quietFor: (): number => (failing ? Number.POSITIVE_INFINITY : Math.max(0, Date.now() - stirredAt)),
  };
}
