import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTIFICATION_TYPES, withChoices } from './notificationChoices';

const ALL = NOTIFICATION_TYPES;
const off = fc.subarray([...ALL]);
const choice = fc.record({ type: fc.constantFrom(...ALL), on: fc.boolean() });

describe('the choices of notices', () => {
  it('are about the eight types, each in one group [EN-03]', () => {
    expect(ALL).toHaveLength(8);
    expect(new Set(ALL).size).toBe(8);
  });

  it('change the chosen types and no other [EN-03]', () => {
    fc.assert(
      fc.property(off, choice, (before, { type, on }) => {
        const after = withChoices(before, { [type]: on });
        expect(after.includes(type)).toBe(!on);
        const others = (list: readonly string[]) => list.filter((one) => one !== type).sort();
        expect(others(after)).toEqual(others(before));
      }),
    );
  });

  it('come to the same whether they are brought in together or one by one [EN-03]', () => {
    fc.assert(
      fc.property(off, fc.array(choice), (before, made) => {
        const together = withChoices(before, Object.fromEntries(made.map(({ type, on }) => [type, on])));
        const oneByOne = made.reduce((list, { type, on }) => withChoices(list, { [type]: on }), before);
        expect([...together].sort()).toEqual([...oneByOne].sort());
      }),
    );
  });
});
