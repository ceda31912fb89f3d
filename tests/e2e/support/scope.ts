// Which of the two test runs this is.

/** Whether the test command runs: one main path of each capability, and what only a browser shows. */
export const isGate = process.env['E2E_SCOPE'] === 'gate';
