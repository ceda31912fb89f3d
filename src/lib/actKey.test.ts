/** The key of one act. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActKey } from './actKey';
import type { BegunAct } from './actKey';

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

  it('is that of the same content sent before, and is told to whoever keeps it', () => {
    const keep = vi.fn<(act: BegunAct | null) => void>();
    const key = createActKey(null, keep).keyFor({ reason: 'spam' });
    const begun = keep.mock.calls[0]?.[0] ?? null;
    expect(createActKey(begun).keyFor({ reason: 'spam' })).toBe(key);
    expect(createActKey(begun).keyFor({ reason: 'rude' })).not.toBe(key);
    createActKey(begun, keep).answered();
    expect(keep.mock.calls).toEqual([[begun], [null]]);
  });

  it('is another one for another content', () => {
    const act = createActKey();
    expect(act.keyFor({ invisible: true })).not.toBe(act.keyFor({ invisible: false }));
  });
});
