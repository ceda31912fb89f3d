// @vitest-environment jsdom
/** What is asked about before it is sent for the first time: each kind by itself, and never what is harmless beside it. */
import { afterEach, describe, expect, it } from 'vitest';
import { accountKey } from '@/config/storageKeys';
import { createTestStore } from '@tests/factories/store';
import { draftChanged, sessionBegan } from './chatsSlice';
import { detailsToAskAbout, memberTrusted } from './contactCheck';

const PHONE = 'Call me: 06 12 34 56 78';
const BANK = 'My IBAN is NL91 ABNA 0417 1643 00';
const ADDRESS = 'I live at Hauptstraße 12';
const MAIL = 'Or anna@example.test';
const KEY = accountKey('trusted', 'u1');

afterEach(() => localStorage.clear());

function openPage() {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const asked = (text: string, profile = 'elena') => store.dispatch(detailsToAskAbout(profile, text));
  const send = (text: string, profile = 'elena') =>
    store.dispatch(memberTrusted(profile, asked(text, profile)));
  return { store, asked, send };
}

describe('what has knowingly been sent to a member [BX-19]', () => {
  it('is not asked about again, also on the next visit', () => {
    openPage().send(PHONE);
    expect(openPage().asked('And 030 1234567')).toEqual([]);
  });

  it('settles nothing more delicate: an account number is asked about after a telephone number', () => {
    const page = openPage();
    page.send(PHONE);
    expect(page.asked(ADDRESS)).toEqual(['address']);
    expect(page.asked(`${PHONE}. ${BANK}`)).toEqual(['bank']);
    page.send(ADDRESS);
    expect(page.asked(ADDRESS)).toEqual([]);
    expect(page.asked(BANK)).toEqual(['bank']);
  });

  it('settles what is less delicate, and goes on doing so', () => {
    const page = openPage();
    page.send(BANK);
    page.send(PHONE);
    for (const text of [BANK, ADDRESS, PHONE, MAIL]) expect(page.asked(text)).toEqual([]);
  });

  it('settles nothing for another member, or for another account here', () => {
    const page = openPage();
    page.send(BANK);
    expect(page.asked(MAIL, 'sofia')).toEqual(['email']);
    page.store.dispatch(sessionBegan({ account: 'u2', outbox: [], drafts: {} }));
    expect(page.asked(MAIL)).toEqual(['email']);
  });

  it('is known from an earlier release, which did not keep what it was: account and address are asked about', () => {
    localStorage.setItem(KEY, '["elena","sofia"]');
    const page = openPage();
    expect(page.asked(`${PHONE}, ${MAIL}`)).toEqual([]);
    expect(page.asked(ADDRESS)).toEqual(['address']);
    page.send(BANK);
    expect(page.asked(ADDRESS)).toEqual([]);
    expect(page.asked(PHONE, 'sofia')).toEqual([]);
    expect(page.asked(BANK, 'sofia')).toEqual(['bank']);
  });
});

it('looks at what is about to be sent, whatever has become of the draft [BX-19]', () => {
  const page = openPage();
  page.store.dispatch(draftChanged({ profile: 'elena', text: 'Good night' }));
  expect(page.asked(BANK)).toEqual(['bank']);
});
