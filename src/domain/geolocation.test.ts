/** The five states of the permission, and every way between them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOfError, permissionAfter, permissionFrom } from './geolocation';

const permission = fc.constantFrom('unsupported', 'unknown', 'prompt', 'granted', 'denied');
const outcome = fc.constantFrom('found', 'denied', 'undecided', 'unavailable', 'timeout');
const queried = fc.constantFrom('prompt', 'granted', 'denied');

describe('the permission for the position', () => {
  it.each([
    [false, null, 'unsupported'],
    [false, 'granted', 'unsupported'],
    [true, null, 'unknown'],
    [true, 'prompt', 'prompt'],
    [true, 'granted', 'granted'],
    [true, 'denied', 'denied'],
  ] as const)('supported %s, browser says %s: %s [EN-06]', (supported, state, expected) => {
    expect(permissionFrom(supported, state)).toBe(expected);
  });

  it('stays unsupported, whatever is asked or said [EN-06]', () => {
    fc.assert(
      fc.property(outcome, fc.option(queried), (ended, state) => {
        expect(permissionAfter('unsupported', ended)).toBe('unsupported');
        expect(permissionFrom(false, state)).toBe('unsupported');
      }),
    );
  });

  it('is proven by a position, a refusal and a closed question, and by nothing else [SC-10]', () => {
    fc.assert(
      fc.property(permission, outcome, (before, ended) => {
        const after = permissionAfter(before, ended);
        const proven = {
          found: 'granted',
          denied: 'denied',
          undecided: 'prompt',
          unavailable: before,
          timeout: before,
        }[ended];
        expect(after).toBe(before === 'unsupported' ? before : proven);
      }),
    );
  });

  it('is settled by the last event that says anything: order before it does not matter', () => {
    fc.assert(
      fc.property(permission, fc.array(outcome), (start, ends) => {
        const end = ends.reduce((state, ended) => permissionAfter(state, ended), start);
        const last = ends.findLast((ended) => ended !== 'unavailable' && ended !== 'timeout');
        expect(end).toBe(last === undefined ? start : permissionAfter(start, last));
      }),
    );
  });
});

describe('the error of the browser', () => {
  it.each([
    [1, 'denied', 'denied'],
    [1, 'granted', 'denied'],
    [1, null, 'denied'],
    [1, 'prompt', 'undecided'],
    [2, 'prompt', 'unavailable'],
    [3, 'prompt', 'timeout'],
    [99, 'prompt', 'unavailable'],
  ] as const)('%i with the permission at %s is %s [SC-10]', (code, queried, expected) => {
    expect(outcomeOfError(code, queried)).toBe(expected);
  });
});
