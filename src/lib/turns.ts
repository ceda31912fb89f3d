/** Acts on the same thing wait for each other: the next is sent when the one before was answered. */

/**
 * @returns `inTurn(key, act)`: runs the act once every earlier act with the same key is over, however that one ended;
 * settles as the act does
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> {
    const before = last.get(key);
    const turn = before === undefined ? act() : before.then(act, act);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
