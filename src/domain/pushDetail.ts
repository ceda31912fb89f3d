/** How much a notice of a push message may show; apart from its words, which only the worker needs (BX-24). */

/** On one device; `nothing` unless its owner chose otherwise there. */
export const PUSH_DETAILS = ['nothing', 'name', 'text'] as const;
export type PushDetail = (typeof PUSH_DETAILS)[number];

/** @returns the level that a text names; the discreet one for anything else */
export const pushDetail = (value: unknown): PushDetail =>
  PUSH_DETAILS.find((detail) => detail === value) ?? 'nothing';
