/** The sites of payment providers that a buyer may be sent to: `PAY_ORIGINS` when it is built; without it none. */
export const PAY_ORIGINS: readonly string[] = import.meta.env.PAY_ORIGINS?.split(' ') ?? [];
