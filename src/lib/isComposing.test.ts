import { describe, expect, it } from 'vitest';
import { isComposing } from './isComposing';

describe('a key of a word that is being put together', () => {
  it.each([
    ['during it', { isComposing: true, keyCode: 229 }, true],
    ['that ends it in Safari', { isComposing: false, keyCode: 229 }, true],
    ['after it', { isComposing: false, keyCode: 13 }, false],
  ])('%s', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });
});
