/** What the console does: each act once, then noted for the link, then seen by the page. */
import { useCallback, useState } from 'react';
import { DEFAULT_SEED } from '@/config/testerPages';
import { fetchUser } from '@/core/auth/authThunks';
import { settingsQuery } from '@/core/settings/settingsQuery';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { useAppDispatch } from '@/store/hooks';
import { problemOf, seedOf, type Act, type Journal } from './acts';
import { keepLanguage } from './begin';
import { endVisit, readJournal, wantFresh } from './memory';
import { playScenario } from './play';
import { doToWorld, type Send } from './requests';
import type { Scenario } from './scenarios/scenario';
import { showTexts } from './textModes';
import { useAlive, type Life } from './useAlive';
import { useJournal } from './useJournal';
import { here } from './whereabouts';
import { WORDS } from './words';

/** How the console leaves the page; a test brings its own. */
export interface Ways {
  readonly send: Send;
  /** Goes to an address of this site with a new page. */
  readonly go: (address: string) => void;
}

export interface Qa extends Journal {
  readonly send: Send;
  readonly life: Life;
  /** Of the world; the default one as long as nothing tells of another. */
  readonly seed: string;
  readonly busy: boolean;
  /** What came of the last act, for eyes and ears. */
  readonly news: string;
  readonly say: (news: string) => void;
  /** Asks the mock how it is, and says so. */
  readonly look: () => Promise<Life>;
  readonly act: (act: Act) => Promise<void>;
  readonly show: (scenario: Scenario) => Promise<void>;
}

/** A page in sight asks for what is new as soon as it is seen. */
const nudge = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

/** Goes to an address as a browser that was never here. */
function leaveFresh(go: Ways['go'], address: string): void {
  wantFresh();
  endVisit();
  keepLanguage(null);
  go(address);
}

/** What the running page has to learn of an act; some need a new page. */
function useAftermath({ go }: Ways): (act: Act) => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (act) => {
      if (act.do === 'reset') leaveFresh(go, '/');
      else if (act.do === 'as' || act.do === 'member') go(here());
      else if (act.do === 'set') await dispatch(fetchSettings(settingsQuery(window.location.search)));
      else if (act.do === 'later' || act.do === 'clock') {
        await dispatch(fetchUser());
        nudge();
      } else if (act.do === 'event' || act.do === 'payment') nudge();
    },
    [dispatch, go],
  );
}

/** @param ways how requests go out and pages are left */
export function useQa(ways: Ways): Qa {
  const { send, go } = ways;
  const [life, look] = useAlive(send);
  const [journal, note] = useJournal();
  const [busy, setBusy] = useState(false);
  const [news, say] = useState('');
  const aftermath = useAftermath(ways);

  /** One thing at a time, and what went wrong is said. */
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    say(WORDS.working);
    try {
      await work();
      say(WORDS.done);
    } catch (error) {
      say(String(error));
    } finally {
      setBusy(false);
    }
  }, []);

  /** Of the world as it is: who follows the journal begins with the same. */
  const seedNow = (acts: readonly Act[]): string =>
    seedOf(acts) ?? (life.is === 'alive' ? life.alive.seed : DEFAULT_SEED);

  const act = (wanted: Act): Promise<void> =>
    attempt(async () => {
      const next = wanted.do === 'reset' ? { ...wanted, seed: wanted.seed ?? seedNow([]) } : wanted;
      const problem = problemOf(next);
      // Neither the journal nor a link could hold it.
      if (problem !== null) throw new Error(WORDS.noAct(problem));
      if (next.do === 'texts') showTexts(next.mode);
      else if (next.do !== 'show' && next.do !== 'lang') await doToWorld(next, send);
      note(next);
      await aftermath(next);
      await look();
    });

  const show = (scenario: Scenario): Promise<void> =>
    attempt(async () => {
      const seed = seedNow(readJournal().acts);
      const reset = { do: 'reset', seed } as const;
      // Of a scenario that is refused halfway at least the world it began with is known.
      const address = await playScenario(scenario, send, seed, () => note({ ...reset, ...scenario.world }));
      note(reset);
      note({ do: 'show', id: scenario.id });
      leaveFresh(go, address);
    });

  return { send, life, ...journal, seed: seedNow(journal.acts), busy, news, say, look, act, show };
}
