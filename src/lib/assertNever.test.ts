import { describe, expect, it } from 'vitest';
import { assertNever } from './assertNever';

describe('assertNever', () => {
  it('names the value that no case expected [ER-19]', () => {
    const lying: unknown[] = ['p9'];
    const reach: (value: never) => never = assertNever;
    expect(() => {
      Reflect.apply(reach, undefined, lying);
    }).toThrow('Unexpected value: "p9"');
  });
});
