/** Which advertisements are shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartnerTile } from './model';
import { chosenTiles } from './partnerTiles';

const tile = (id: string, live = false): PartnerTile => ({
  id,
  title: id,
  text: null,
  image: null,
  url: `https://${id}.example/`,
  advertiser: 'Example',
  live,
});

describe('the advertisements [SC-14]', () => {
  it('are one of each kind, a cam that is on air first', () => {
    const cams = [tile('cam'), tile('on-air', true)];
    expect(chosenTiles([tile('a'), tile('b')], cams).map(({ id }) => id)).toEqual(['a', 'on-air']);
    expect(chosenTiles([], cams).map(({ id }) => id)).toEqual(['on-air', 'cam']);
    expect(chosenTiles([tile('a'), tile('b'), tile('c')], []).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(chosenTiles([], [])).toEqual([]);
  });

  it('are two at most, each once', () => {
    const some = (prefix: string) =>
      fc
        .array(fc.boolean(), { maxLength: 5 })
        .map((lives) => lives.map((live, at) => tile(`${prefix}${at}`, live)));
    fc.assert(
      fc.property(some('r'), some('c'), (resold, cams) => {
        const chosen = chosenTiles(resold, cams);
        expect(chosen).toHaveLength(Math.min(2, resold.length + cams.length));
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});
