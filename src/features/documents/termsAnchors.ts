/** The section of the terms for whoever does not accept a change, part of addresses. */
export const DISAGREE = 'disagree';
