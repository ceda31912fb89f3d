// @vitest-environment jsdom
/** The entry that a visit began with. */
import { afterEach, describe, expect, it } from 'vitest';
import { isVisitStart } from './visitStart';

afterEach(() => window.history.replaceState(null, ''));

describe('the entry that the visit began with', () => {
  it('is the one with the first number, also after its address was changed in place', () => {
    window.history.replaceState({ idx: 0, key: 'default' }, '');
    expect(isVisitStart({ key: 'default' })).toBe(true);
    window.history.replaceState({ idx: 0, key: 'k3x9' }, '');
    expect(isVisitStart({ key: 'k3x9' })).toBe(true);
    window.history.replaceState({ idx: 1, key: 'p7' }, '');
    expect(isVisitStart({ key: 'p7' })).toBe(false);
  });

  it('is told by its name where entries have no number', () => {
    expect(isVisitStart({ key: 'default' })).toBe(true);
    expect(isVisitStart({ key: 'k3x9' })).toBe(false);
  });
});
