/** How much is left to chance: little in the gate, which decides the same thing every time, and all of it in the matrix. */

/** The seed of every generated case, unless the matrix draws another one (`TEST_SEED`). */
export const SEED = Number(process.env['TEST_SEED'] ?? 20_261_121);

/** The gate takes one in so many cases of a long search. */
const GATE_SHARE = 5;

/**
 * How many cases of a long search are tried: all of them in the matrix, a part in the gate.
 * @param all how many the matrix tries
 * @param share the gate takes one in so many; a case that is a whole page of the app is dear
 */
export const cases = (all: number, share: number = GATE_SHARE): number =>
  process.env['TEST_SCOPE'] === 'matrix' ? all : Math.ceil(all / share);
