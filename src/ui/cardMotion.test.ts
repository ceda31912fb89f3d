// @vitest-environment jsdom
/** How a card of the swipe game moves: where to, and what it leaves behind. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendMedia } from '@tests/factories/media';
import { required } from '@tests/factories/required';
import { cardX, flyIn, flyOut, follow, settle } from './cardMotion';

const CARD_WIDTH = 360;
const px = fc.integer({ min: -2_000, max: 2_000 });
const kinds = fc.constantFrom('like' as const, 'pass' as const);

interface Movement {
  frames: Keyframe[];
  onfinish: (() => void) | null;
}
/** Every movement that the card was told to make, the latest last. */
let movements: Movement[];
let card: HTMLElement;

/** The length and the angle of a pose; a card makes no other movement, up or down for one. */
function pose(transform: unknown): { x: number; degrees: number } {
  const found = /^translate3d\(([-\d.e]+)px, 0(?:px)?, 0(?:px)?\) rotate\(([-\d.e]+)deg\)$/u.exec(
    String(transform),
  );
  if (!found) throw new Error(`No pose of a card: ${String(transform)}`);
  return { x: Number(found[1]), degrees: Number(found[2]) };
}
const ends = () => {
  const { frames } = required(movements.at(-1));
  return { from: frames[0], to: frames[1] };
};
const stamp = (kind: 'like' | 'pass') => card.style.getPropertyValue(`--${kind}`);
/** Somebody who wants no movements. */
const wantStill = () => pretendMedia((query) => query.includes('reduced-motion'));

beforeEach(() => {
  movements = [];
  card = document.body.appendChild(document.createElement('article'));
  const animate = (frames: Keyframe[]): Movement => {
    const movement = { frames, onfinish: null };
    movements.push(movement);
    return movement;
  };
  Object.defineProperties(card, {
    offsetWidth: { value: CARD_WIDTH },
    animate: { value: animate, configurable: true },
  });
});
afterEach(() => {
  card.remove();
  vi.unstubAllGlobals();
});

describe('a card under a finger [SC-14]', () => {
  it('goes as far to the side as the finger, never up or down, and turns no further than it may', () => {
    fc.assert(
      fc.property(px, fc.boolean(), (x, canLike) => {
        follow(card, x, canLike);
        const now = pose(card.style.transform);
        expect(now.x).toBe(x);
        expect(Math.abs(now.degrees)).toBeLessThanOrEqual(18);
        // It leans to where it goes.
        expect(now.degrees * x).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('shows the stamp of its side alone, whole where letting go is an answer, and none that cannot be given', () => {
    fc.assert(
      fc.property(px, fc.boolean(), (x, canLike) => {
        follow(card, x, canLike);
        const [like, pass] = [Number(stamp('like')), Number(stamp('pass'))];
        const [most, least] = [Math.abs(x) >= 110 ? 1 : 0, Math.abs(x) > 16 ? 1 : 0];
        const isShown = (value: number, can: boolean) =>
          value <= (can ? least : 0) && value >= (can ? most : 0);
        expect([isShown(like, x > 0 && canLike), isShown(pass, x < 0)]).toEqual([true, true]);
      }),
    );
  });

  it('does not turn for somebody who wants no movements', () => {
    wantStill();
    follow(card, 100, true);
    expect(pose(card.style.transform)).toEqual({ x: 100, degrees: 0 });
  });

  it('is taken hold of where it is, also in the middle of a movement', () => {
    expect(cardX(card)).toBe(0);
    // As the browser computes it; the test's does not.
    vi.stubGlobal(
      'DOMMatrixReadOnly',
      class {
        readonly m41: number;
        constructor(transform: string) {
          this.m41 = pose(transform).x;
        }
      },
    );
    follow(card, -73, true);
    expect(cardX(card)).toBe(-73);
  });
});

describe('a card that is let go [SC-14]', () => {
  it('springs back from where it is, without a trace of the answer it might have been', () => {
    fc.assert(
      fc.property(
        px.filter((x) => x !== 0),
        (x) => {
          follow(card, x, true);
          settle(card);
          const { from, to } = ends();
          expect(pose(from?.transform).x).toBe(x);
          expect(to?.transform).toBe('none');
          expect([card.style.transform, stamp('like'), stamp('pass')]).toEqual(['', '', '']);
        },
      ),
    );
  });

  it('flies out of the window to the side of its answer, from wherever it is, and says once that it is gone', () => {
    fc.assert(
      fc.property(px, kinds, (x, kind) => {
        const gone = vi.fn<() => void>();
        follow(card, x, true);
        flyOut(card, kind, gone);
        const { from, to } = ends();
        const end = pose(to?.transform);
        expect(pose(from?.transform).x).toBe(x);
        expect(Math.sign(end.x)).toBe(kind === 'like' ? 1 : -1);
        // In the middle of the window at first, it has to go by half of it and by all of itself.
        expect(Math.abs(end.x)).toBeGreaterThanOrEqual(innerWidth / 2 + CARD_WIDTH);
        expect(Math.sign(end.degrees)).toBe(Math.sign(end.x));
        expect(stamp(kind)).toBe('1');
        expect(gone).not.toHaveBeenCalled();
        movements.at(-1)?.onfinish?.();
        expect(gone).toHaveBeenCalledOnce();
      }),
    );
  });

  it('comes back from the side where it went, without a stamp', () => {
    fc.assert(
      fc.property(kinds, (kind) => {
        follow(card, 50, true);
        flyIn(card, kind);
        const { from, to } = ends();
        expect(Math.sign(pose(from?.transform).x)).toBe(kind === 'like' ? 1 : -1);
        expect(to?.transform).toBe('none');
        expect([card.style.transform, stamp('like'), stamp('pass')]).toEqual(['', '', '']);
      }),
    );
  });

  it('only fades for somebody who wants no movements, and settles at once', () => {
    wantStill();
    flyOut(card, 'like', () => undefined);
    expect(ends()).toEqual({ from: { opacity: 1 }, to: { opacity: 0 } });
    flyIn(card, 'pass');
    expect(ends()).toEqual({ from: { opacity: 0 }, to: { opacity: 1 } });
    follow(card, 50, true);
    settle(card);
    expect([movements.length, card.style.transform]).toEqual([2, '']);
  });

  it('is gone at once where a browser moves nothing', () => {
    Object.defineProperty(card, 'animate', { value: undefined });
    const gone = vi.fn<() => void>();
    flyOut(card, 'pass', gone);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('goes by simpler curves where a browser does not know those of a spring', () => {
    const easings: unknown[] = [];
    Object.defineProperty(card, 'animate', {
      value: (_: unknown, { easing }: KeyframeAnimationOptions) => {
        easings.push(easing);
        if (easing?.startsWith('linear(') === true) throw new TypeError('Not an easing');
        return {};
      },
    });
    follow(card, 40, true);
    settle(card);
    expect(easings).toEqual([expect.stringMatching(/^linear\(/), expect.stringMatching(/^cubic-bezier\(/)]);
  });
});
