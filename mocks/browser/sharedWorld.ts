/** One world in all tabs of a browser, kept over a reload. */
import { restore } from '../db';
import type { Around } from '../handlers';
import type { Db } from '../tables';
import { loadWorld, saveWorld, worldVersion } from './storage';

const SAVE_AFTER_MS = 100;

/** Calls that change the world though they only ask. */
const CHANGING_READS = /\/(logout|auto-like|token|discountcode)\.php/;

/**
 * Takes over what was kept, and keeps what happens. A request is answered from the newest world, whichever tab kept it.
 * A write is answered once it is kept: the page may be left right after the answer, and what is begun while a page closes
 * does not come to its end. A read is kept soon, and never over what another tab has kept meanwhile.
 * @param db the world of this tab
 */
export async function shareWorld(db: Db): Promise<{ around: Around; save: () => Promise<void> }> {
  const tabs = new BroadcastChannel('mock-world');
  let version = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const takeOver = async (): Promise<void> => {
    const saved = await loadWorld();
    // What this tab has kept since is newer.
    if (saved === null || saved.version <= version) return;
    settle();
    version = saved.version;
    restore(db, saved.db);
  };
  const keep = async (known: number | null): Promise<void> => {
    settle();
    // As it is now: a world that is taken over while the storage opens is not this one.
    const kept = await saveWorld(structuredClone(db), known);
    if (kept === null) return takeOver();
    version = kept;
    tabs.postMessage('saved');
  };
  const save = () => keep(null);
  tabs.addEventListener('message', () => void takeOver());
  await takeOver();
  version = Math.max(version, 0);
  return {
    save,
    around: {
      before: async () => {
        if ((await worldVersion()) > version) await takeOver();
      },
      after: async ({ method, url }) => {
        if (method !== 'GET' || CHANGING_READS.test(url)) await save();
        else timer ??= setTimeout(() => void keep(version), SAVE_AFTER_MS);
      },
    },
  };
}
