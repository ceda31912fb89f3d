/** The key of one act. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActKey } from './actKey';

describe('the key of an act', () => {
  it('stays the same for the same content until the server has answered', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const act = createActKey();
        const key = act.keyFor(content);
        expect(act.keyFor(content)).toBe(key);
        act.answered();
        expect(act.keyFor(content)).not.toBe(key);
      }),
    );
  });

  it('is another one for another content', () => {
    const act = createActKey();
    expect(act.keyFor({ invisible: true })).not.toBe(act.keyFor({ invisible: false }));
  });
});
