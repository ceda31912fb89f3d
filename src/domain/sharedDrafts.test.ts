import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedDraft, joinedDrafts } from './sharedDrafts';

describe('a draft in two tabs [BX-06] [BX-28]', () => {
  it.each([
    ['nothing changed', 'Hi', 'Hi', 'Hi', 'Hi'],
    ['written on here', 'Hi there', 'Hi', 'Hi', 'Hi there'],
    ['written on elsewhere', 'Hi', 'Hi', 'Hi there', 'Hi there'],
    ['sent elsewhere', 'Hi', 'Hi', '', ''],
    ['sent elsewhere while it was written on here', 'Hi there', 'Hi', '', 'Hi there'],
    ['sent here while it was written on elsewhere', '', 'Hi', 'Hi there', 'Hi there'],
    ['sent elsewhere while a message was taken back here', 'Old\nHi', 'Hi', '', 'Old'],
    ['sent here while a message was taken back elsewhere', '', 'Hi', 'Old\nHi', 'Old'],
    ['written on in both, one further', 'Hi the', 'Hi', 'Hi there', 'Hi there'],
    ['two different texts', 'mine', '', 'theirs', 'theirs\nmine'],
  ])('%s', (_, mine, kept, stored, joined) => {
    expect(joinedDraft(mine, kept, stored)).toBe(joined);
  });

  it('never loses words that only one tab has', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(word, word, word, (kept, mine, stored) => {
        const joined = joinedDraft(`${kept} ${mine}`, kept, `${kept} ${stored}`);
        expect(joined).toContain(mine);
        expect(joined).toContain(stored);
      }),
    );
  });

  it('leaves out who has no draft any more', () => {
    expect(joinedDrafts({ a: 'x', b: 'y' }, { a: 'x', b: 'y' }, { b: 'y', c: 'z' })).toEqual({
      b: 'y',
      c: 'z',
    });
  });
});
