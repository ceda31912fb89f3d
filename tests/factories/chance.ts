/** How much is left to chance: little in the gate, which decides the same thing every time, and all of it in the matrix. */

/** The seed of every generated case, unless the matrix draws another one (`TEST_SEED`). */
export const SEED = Number(process.env['TEST_SEED'] ?? 20_261_121);

/** The gate takes this share of the cases of a long search. */
const GATE_SHARE = 5;

/**
 * How many cases of a long search are tried: all of them in the matrix, a part in the gate.
 * @param all a multiple of 5
 */
export const cases = (all: number): number =>
  process.env['TEST_SCOPE'] === 'matrix' ? all : Math.ceil(all / GATE_SHARE);
