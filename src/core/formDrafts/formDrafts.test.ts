// @vitest-environment jsdom
/** Unsent input over a reload, and its end. */
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '@/config/storageKeys';
import { dropFormDraft, keepFormDraft, readFormDraft } from './formDrafts';
import { wipeFormDrafts } from './wipeFormDrafts';

const schema = v.object({ name: v.string() });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('drafts of forms', () => {
  it('are there again under their own name', () => {
    keepFormDraft('signup', { name: 'Marek' });
    keepFormDraft('about:u1', { name: 'walks' });
    expect(readFormDraft('signup', schema)).toEqual({ name: 'Marek' });
    expect(readFormDraft('about:u1', schema)).toEqual({ name: 'walks' });
    expect(readFormDraft('about:u2', schema)).toBeNull();
  });

  it('go one by one, and leave no key behind', () => {
    keepFormDraft('signup', { name: 'Marek' });
    keepFormDraft('about:u1', { name: 'walks' });
    dropFormDraft('signup');
    expect(readFormDraft('signup', schema)).toBeNull();
    expect(readFormDraft('about:u1', schema)).toEqual({ name: 'walks' });
    dropFormDraft('about:u1');
    dropFormDraft('about:u1');
    expect(sessionStorage).toHaveLength(0);
  });

  it('are nothing when they have another shape', () => {
    keepFormDraft('signup', { name: 7 });
    expect(readFormDraft('signup', schema)).toBeNull();
    keepFormDraft('signup', { name: 'Marek' });
    expect(readFormDraft('signup', schema)).toEqual({ name: 'Marek' });
  });

  it('are nothing, and can be kept anew, whatever storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        sessionStorage.setItem(SESSION_KEYS.formDrafts, text);
        expect(() => readFormDraft('signup', schema)).not.toThrow();
        keepFormDraft('signup', { name: 'Marek' });
        expect(readFormDraft('signup', schema)).toEqual({ name: 'Marek' });
      }),
    );
  });

  it('cost nothing where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepFormDraft('signup', { name: 'Marek' });
    expect(readFormDraft('signup', schema)).toBeNull();
    expect(() => dropFormDraft('signup')).not.toThrow();
  });

  it.each([
    ['member', null],
    ['tab', null],
    ['expiry', { name: 'Marek' }],
  ] as const)('after a log-out by %s: %j [RO-05]', (by, left) => {
    keepFormDraft('about:u1', { name: 'Marek' });
    wipeFormDrafts(by);
    expect(readFormDraft('about:u1', schema)).toEqual(left);
  });
});
