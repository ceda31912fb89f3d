/** Where in the two steps of a withdrawal a buyer is: the address says it, so that Back leads back. */

/** Name of the query's parameter. */
export const WITHDRAWING = 'withdraw';
export type WithdrawalStep = 1 | 2;
export const WITHDRAWAL_STEPS = 2;

export const stepIn = (query: URLSearchParams): WithdrawalStep => (query.get(WITHDRAWING) === '2' ? 2 : 1);

/** The query of a step. */
export const stepQuery = (step: WithdrawalStep): string => `?${WITHDRAWING}=${step}`;
