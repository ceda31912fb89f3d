/** The one screen that the address of a conversation shows. */
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { refused } from '@tests/factories/refused';
import { makeProfile } from '@tests/factories/user';
import { conversationScreen } from './conversationScreen';
import type { ConversationState } from './conversationScreen';

const profile = makeProfile();
const [NOT_FOUND, BLOCKED] = [refused(404, 'not_found'), refused(403, 'blocked_by')];
const OFFLINE: Failure = { kind: 'offline' };

/** Opened a moment ago, before anything was answered. */
const screen = (changes: Partial<ConversationState> = {}) =>
  conversationScreen({
    profile: undefined,
    shown: null,
    wasBlocked: false,
    missing: false,
    listFailure: null,
    failure: null,
    isLoading: true,
    search: { done: false, failure: null },
    replaced: false,
    ...changes,
  });
const SEARCHED = { missing: true, search: { done: true, failure: null } };

describe('the screen of a conversation', () => {
  it('is its place until something is known, and then the conversation', () => {
    expect(screen()).toEqual({ name: 'loading' });
    expect(screen({ missing: true })).toEqual({ name: 'loading' });
    expect(screen({ profile })).toEqual({ name: 'conversation', profile });
    // What it could not load it says itself.
    expect(screen({ profile, failure: OFFLINE })).toEqual({ name: 'conversation', profile });
  });

  it('says that it is gone, at once where it was never on screen', () => {
    expect(screen(SEARCHED)).toEqual({ name: 'goneAtOnce' });
    expect(screen({ profile, failure: NOT_FOUND })).toEqual({ name: 'goneAtOnce' });
    expect(screen({ profile, shown: profile, failure: NOT_FOUND })).toEqual({ name: 'gone' });
    expect(screen({ shown: profile, missing: true })).toEqual({ name: 'gone' });
    expect(screen({ ...SEARCHED, replaced: true, isLoading: false })).toEqual({ name: 'gone' });
  });

  it('is not gone while it is asked for again', () => {
    expect(screen({ ...SEARCHED, replaced: true })).toEqual({ name: 'loading' });
  });

  it('says why it was refused once the list is known, and never over one that was on screen', () => {
    expect(screen({ failure: BLOCKED })).toEqual({ name: 'loading' });
    expect(screen({ failure: BLOCKED, missing: true })).toEqual({ name: 'refused', failure: BLOCKED });
    expect(screen({ failure: BLOCKED, listFailure: OFFLINE })).toEqual({ name: 'refused', failure: BLOCKED });
    expect(screen({ failure: BLOCKED, missing: true, shown: profile })).toEqual({ name: 'gone' });
  });

  it('says that the list could not be had, the first time or when it was asked for once more', () => {
    expect(screen({ listFailure: OFFLINE })).toEqual({ name: 'listFailed', failure: OFFLINE });
    expect(screen({ missing: true, search: { done: false, failure: OFFLINE } })).toEqual({
      name: 'listFailed',
      failure: OFFLINE,
    });
  });

  it('is that of a blocked partner whatever else is known', () => {
    expect(screen({ profile, shown: profile, wasBlocked: true, failure: NOT_FOUND })).toEqual({
      name: 'blocked',
      profile,
    });
  });
});
