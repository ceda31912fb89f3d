/** Answers that are ready and held back, so that later ones overtake them. */

let holding = false;
let asked = 0;
const held: (() => void)[] = [];

/** Turns of the event loop after which a call that was meant to be sent has been sent. */
const TURNS = 6;
const turn = () => new Promise<void>((next) => setImmediate(next));

export const answers = {
  /** From now on answers wait. */
  hold(): void {
    holding = true;
  },
  /** Until the server has answered whatever it was asked, held back or not. */
  async served(): Promise<void> {
    for (let quiet = 0; quiet < TURNS; quiet += 1) {
      await turn();
      if (asked > 0) quiet = 0;
    }
  },
  /** Lets the answers go, those that came last first: each overtakes the ones before it. */
  async release(): Promise<void> {
    holding = false;
    for (const go of held.splice(0).toReversed()) {
      go();
      // What follows from it is done before the next comes.
      for (let turns = 0; turns < TURNS; turns += 1) await turn();
    }
  },
};

/** @returns the call, its answer or failure coming when it is let go */
export function late<Inputs extends unknown[], Answer>(call: (...inputs: Inputs) => Promise<Answer>) {
  return async (...inputs: Inputs): Promise<Answer> => {
    asked += 1;
    const answer = call(...inputs);
    // Whoever waits hears of a failure later; nobody has to hear of it now.
    await answer.catch(() => undefined);
    asked -= 1;
    if (holding) await new Promise<void>((go) => held.push(go));
    return answer;
  };
}
