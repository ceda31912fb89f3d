/**
 * When the time of every test begins, whatever day it is run on: noon of a day that is later than all that tests write down, so that
 * none meets a midnight, a month's end or a change of the clocks by chance. `TEST_START` names another moment, in ISO 8601.
 */
export const START = process.env['TEST_START'] ?? '2026-12-09T11:00:00Z';
