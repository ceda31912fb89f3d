/** Likes: shown at once, taken back exactly, and never overwritten by a list that is older. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '@/core/auth/authSlice';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import { rootReducer } from '@/store/rootReducer';
import {
  selectGiven,
  selectLikeBusy,
  selectLiked,
  selectLikeIsNew,
  selectLikesStatus,
  selectMatches,
  selectNewLikes,
  selectNextMoment,
  selectReceived,
} from './likesSlice';
import { fetchLikes, like, unlike } from './likesThunks';
import type { LikeLists, LikeMark } from './likesThunks';

const mark = (id: string, like_new = false, liked_at = '2026-11-20T10:00:00.000Z'): LikeMark => ({
  id,
  like_new,
  liked_at,
});
const request = (profile: string) => ({ profile, source: 'search' as const });
const noMatch = { match: false, conversation_id: null };
const OFFLINE = { kind: 'offline' } as const;

/** The reducer alone, acted upon step by step. */
function makeEmpty() {
  let current = rootReducer(undefined, { type: 'start' });
  const dispatch = (action: UnknownAction): void => {
    current = rootReducer(current, action);
  };
  return { dispatch, state: () => current };
}

function makeLikes(lists: LikeLists = { profiles: [], liked_by: [] }) {
  const likes = makeEmpty();
  likes.dispatch(fetchLikes.pending('first'));
  likes.dispatch(fetchLikes.fulfilled(lists, 'first'));
  return likes;
}

it('looks through the likes once, however many cards ask', () => {
  const ids = Array.from({ length: 500 }, (_, at) => `m${at}`);
  const { state } = makeLikes({ profiles: ids, liked_by: ids.map((id) => mark(id, true)) });
  const now = state();
  const looked = [vi.spyOn(Array.prototype, 'includes'), vi.spyOn(Array.prototype, 'some')];
  const liked = ids.map((id) => selectLiked(now, id) === true && selectLikeIsNew(now, id));
  const times = looked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  expect(liked).not.toContain(false);
  expect(times).toBeLessThan(10);
});

describe('a like', () => {
  it('shows at once and stays when the server agrees [ST-05]', () => {
    const { dispatch, state } = makeLikes();
    dispatch(like.pending('a', request('elena')));
    expect(selectLiked(state(), 'elena')).toBe(true);
    expect(selectLikeBusy(state(), 'elena')).toBe(true);
    dispatch(like.fulfilled(noMatch, 'a', request('elena')));
    expect(selectGiven(state())).toEqual(['elena']);
    expect(selectLikeBusy(state(), 'elena')).toBe(false);
  });

  it('is a match with a like received [ST-05]', () => {
    const { dispatch, state } = makeLikes({ profiles: [], liked_by: [mark('elena'), mark('amara')] });
    dispatch(like.pending('a', request('elena')));
    expect(selectMatches(state())).toEqual(['elena']);
  });

  it('survives a list that was asked for before it [ST-05]', () => {
    const { dispatch, state } = makeLikes({ profiles: ['amara'], liked_by: [] });
    dispatch(fetchLikes.pending('old'));
    dispatch(like.pending('a', request('elena')));
    dispatch(like.fulfilled(noMatch, 'a', request('elena')));
    dispatch(unlike.pending('b', { profile: 'amara' }));
    dispatch(unlike.fulfilled(undefined, 'b', { profile: 'amara' }));
    dispatch(fetchLikes.fulfilled({ profiles: ['amara'], liked_by: [] }, 'old'));
    expect(selectGiven(state())).toEqual(['elena']);
  });

  it('that fails leaves everything as it was, whatever else failed meanwhile', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const lists = fc.record({
      profiles: fc.uniqueArray(ids),
      liked_by: fc.uniqueArray(ids).map((all) => all.map((id, index) => mark(id, index % 2 === 0))),
    });
    const acts = fc.uniqueArray(fc.record({ id: ids, likes: fc.boolean() }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(lists, acts, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (given, wished, dice) => {
        const { dispatch, state } = makeLikes(given);
        const before = state();
        for (const { id, likes } of wished) {
          dispatch(likes ? like.pending(id, request(id)) : unlike.pending(id, { profile: id }));
          expect(selectLiked(state(), id)).toBe(likes);
        }
        const failing = wished
          .map((act, index) => ({ act, at: dice[index] ?? 0 }))
          .toSorted((x, y) => x.at - y.at);
        for (const { act } of failing) {
          dispatch(
            act.likes
              ? like.rejected(null, act.id, request(act.id), OFFLINE)
              : unlike.rejected(null, act.id, { profile: act.id }, OFFLINE),
          );
        }
        expect(state().likes).toEqual(before.likes);
        expect(selectGiven(state())).toEqual(selectGiven(before));
      }),
    );
  });
});

describe('the moment of a match', () => {
  const match = { match: true, conversation_id: 'c1' };
  const moment = { name: 'match', profile: 'elena', conversation: 'c1' };

  it('waits for its turn, and is none any more when the like is taken back before [ST-05]', () => {
    const { dispatch, state } = makeLikes();
    for (const id of ['elena', 'amara']) {
      dispatch(like.pending(id, request(id)));
      dispatch(like.fulfilled(match, id, request(id)));
    }
    expect(selectNextMoment(state())).toEqual(moment);
    dispatch(unlike.pending('b', { profile: 'elena' }));
    expect(selectNextMoment(state())).toEqual({ ...moment, profile: 'amara' });
  });

  it('does not come for a like that was taken back before the server answered it [ST-05]', () => {
    const { dispatch, state } = makeLikes();
    dispatch(like.pending('a', request('elena')));
    dispatch(unlike.pending('b', { profile: 'elena' }));
    dispatch(like.fulfilled(match, 'a', request('elena')));
    dispatch(unlike.fulfilled(undefined, 'b', { profile: 'elena' }));
    expect(selectNextMoment(state())).toBeUndefined();
  });

  it('comes once for a like that was given, taken back and given again at once [ST-05]', () => {
    const { dispatch, state } = makeLikes();
    dispatch(like.pending('a', request('elena')));
    dispatch(unlike.pending('b', { profile: 'elena' }));
    dispatch(like.pending('c', request('elena')));
    dispatch(like.fulfilled(match, 'a', request('elena')));
    expect(selectNextMoment(state())).toBeUndefined();
    dispatch(unlike.fulfilled(undefined, 'b', { profile: 'elena' }));
    dispatch(like.fulfilled(match, 'c', request('elena')));
    expect(selectNextMoment(state())).toEqual(moment);
  });
});

describe('likes received', () => {
  it('come with the new ones first, and the new ones are counted [SC-06]', () => {
    const { state } = makeLikes({
      profiles: [],
      liked_by: [mark('a'), mark('b', true), mark('c'), mark('d', true)],
    });
    expect(selectReceived(state()).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
    expect(selectNewLikes(state())).toBe(2);
  });

  it('are no longer new once the profile was opened, even if a list says so late [ST-11]', () => {
    const lists = { profiles: [], liked_by: [mark('elena', true)] };
    const { dispatch, state } = makeLikes(lists);
    dispatch(fetchLikes.pending('late'));
    dispatch(likedProfileOpened('elena'));
    expect(selectNewLikes(state())).toBe(0);
    dispatch(fetchLikes.fulfilled(lists, 'late'));
    expect(selectLikeIsNew(state(), 'elena')).toBe(false);
  });

  it('are not new either when the list that brings them was under way while the profile was opened [ST-11]', () => {
    const { dispatch, state } = makeLikes({ profiles: [], liked_by: [] });
    dispatch(fetchLikes.pending('late'));
    dispatch(likedProfileOpened('elena'));
    const lists = { profiles: [], liked_by: [mark('elena', true)] };
    dispatch(fetchLikes.fulfilled(lists, 'late'));
    expect(selectNewLikes(state())).toBe(0);
    dispatch(fetchLikes.pending('next'));
    dispatch(fetchLikes.fulfilled(lists, 'next'));
    expect(selectLikeIsNew(state(), 'elena')).toBe(false);
  });

  it('are new again when the same member likes again later [ST-11]', () => {
    const { dispatch, state } = makeLikes({ profiles: [], liked_by: [mark('elena', true)] });
    dispatch(likedProfileOpened('elena'));
    dispatch(fetchLikes.pending('next'));
    dispatch(
      fetchLikes.fulfilled(
        { profiles: [], liked_by: [mark('elena', true, '2026-11-21T09:00:00.000Z')] },
        'next',
      ),
    );
    expect(selectLikeIsNew(state(), 'elena')).toBe(true);
  });
});

describe('the lists', () => {
  it('show progress on the first load only, and a failed refresh keeps what is there [AP-06]', () => {
    const { dispatch, state } = makeLikes({ profiles: ['elena'], liked_by: [] });
    dispatch(fetchLikes.pending('again'));
    expect(selectLikesStatus(state())).toBe('ready');
    dispatch(fetchLikes.rejected(null, 'again', undefined, OFFLINE));
    expect(selectLikesStatus(state())).toBe('ready');
    expect(selectGiven(state())).toEqual(['elena']);
  });

  it('say when the first load failed', () => {
    const { dispatch, state } = makeEmpty();
    dispatch(fetchLikes.pending('first'));
    expect(selectLikesStatus(state())).toBe('loading');
    dispatch(fetchLikes.rejected(null, 'first', undefined, OFFLINE));
    expect(selectLikesStatus(state())).toBe('failed');
  });

  it('are those of the latest request', () => {
    const { dispatch, state } = makeLikes();
    dispatch(fetchLikes.pending('slow'));
    dispatch(fetchLikes.pending('quick'));
    dispatch(fetchLikes.fulfilled({ profiles: ['new'], liked_by: [] }, 'quick'));
    dispatch(fetchLikes.fulfilled({ profiles: ['old'], liked_by: [] }, 'slow'));
    expect(selectGiven(state())).toEqual(['new']);
  });

  it('are gone after a log-out, and an answer that was under way changes nothing [ST-21]', () => {
    const { dispatch, state } = makeLikes({ profiles: ['elena'], liked_by: [mark('amara', true)] });
    dispatch(fetchLikes.pending('late'));
    dispatch(loggedOut({ by: 'member' }));
    dispatch(fetchLikes.fulfilled({ profiles: ['elena'], liked_by: [] }, 'late'));
    expect(selectGiven(state())).toEqual([]);
    expect(selectNewLikes(state())).toBe(0);
  });
});
