import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmMayPlay, sceneAt } from './filmPlay';

const READY = { wish: 'none', isQuiet: true, isSeen: true, isStill: false, isSaving: false } as const;

describe('a silent film', () => {
  it('begins by itself on a quiet page, when it is seen [RT-16]', () => {
    expect(filmMayPlay(READY)).toBe(true);
    expect(filmMayPlay({ ...READY, isQuiet: false })).toBe(false);
    expect(filmMayPlay({ ...READY, isSeen: false })).toBe(false);
  });

  it('begins only when asked for, with less motion or data wanted [RT-16]', () => {
    for (const fact of [{ isStill: true }, { isSaving: true }]) {
      expect(filmMayPlay({ ...READY, ...fact })).toBe(false);
      expect(filmMayPlay({ ...READY, ...fact, wish: 'play' })).toBe(true);
    }
  });

  it('stays paused once the visitor has paused it, and never plays unseen [RT-16]', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (isQuiet, isSeen, isStill, isSaving) => {
          const facts = { isQuiet, isSeen, isStill, isSaving };
          expect(filmMayPlay({ ...facts, wish: 'pause' })).toBe(false);
          expect(filmMayPlay({ ...facts, isSeen: false, wish: 'play' })).toBe(false);
        },
      ),
    );
  });

  it('is always in one of its scenes [RT-16]', () => {
    expect([0, 2.9, 3, 11, 99].map((second) => sceneAt(second, [0, 3, 6, 9]))).toEqual([0, 0, 1, 3, 3]);
  });
});
