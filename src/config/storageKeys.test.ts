import { describe, expect, it } from 'vitest';
import { accountKey, COOKIES, LOCAL_KEYS, PERSIST_KEYS, SESSION_KEYS } from './storageKeys';

describe('storage keys', () => {
  it('never gives one name to two things [BX-06]', () => {
    const names = [COOKIES, PERSIST_KEYS, LOCAL_KEYS, SESSION_KEYS].flatMap((keys) => Object.values(keys));
    expect(new Set(names).size).toBe(names.length);
    expect(COOKIES.language).toBe('i18n_redirected');
  });

  it('keeps the drafts of two accounts apart [BX-06]', () => {
    expect(accountKey('drafts', 'u1')).not.toBe(accountKey('drafts', 'u2'));
    expect(accountKey('drafts', 'u1')).not.toBe(accountKey('outbox', 'u1'));
  });
});
