/** The list on the page about cookies against the list of what the browser keeps. */
import { expect, it } from 'vitest';
import {
  ACCOUNT_RECORDS,
  COOKIES,
  LAST_SEEN_CACHE,
  LOCAL_KEYS,
  PERSIST_KEYS,
  PERSIST_PREFIX,
  PUSH_CACHE,
  SESSION_KEYS,
} from '@/config/storageKeys';
import texts from '../../../locales/en/cookies.json';
import { STORED_THINGS } from './storedThings';

const things = Object.values(STORED_THINGS).flat();

it('names everything that the browser keeps, once, and nothing else [RT-17] [EN-07]', () => {
  const kept = [
    ...Object.values(COOKIES),
    ...Object.values(LOCAL_KEYS),
    ...Object.values(PERSIST_KEYS).map((name) => PERSIST_PREFIX + name),
    ...Object.values(SESSION_KEYS),
    ...ACCOUNT_RECORDS.map((record) => `${record}:…`),
    LAST_SEEN_CACHE,
    PUSH_CACHE,
  ];
  expect(things.map(({ name }) => name).sort()).toEqual(kept.sort());
});

it('says of each what it is for, and that only two are measurement [RT-17] [EN-07]', () => {
  expect(things.map(({ id }) => id).sort()).toEqual(Object.keys(texts.stored.entries).sort());
  expect(things.filter(({ measurement }) => measurement).map(({ name }) => name)).toEqual([
    'tracking',
    'variant',
  ]);
});
