// @vitest-environment node
/** The order of photos while changes are on their way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Photo } from './model';
import { placeAmongAll, withChanges } from './photoOrder';
import type { PhotoChange } from './photoOrder';

const makePhoto = (id: string, index: number): Photo => ({
  id,
  image: { filename: `${id}.jpg`, thumb_filename: `${id}-s.jpg`, match: `${id}.jpg` },
  restricted: false,
  main: index === 0,
  status: 'approved',
});
const photos = ['a', 'b', 'c', 'd'].map(makePhoto);
const ids = (list: readonly Photo[]): string => list.map(({ id }) => id).join('');

describe('changes on their way', () => {
  it('lie over what the server said, in the order they were made [SC-02]', () => {
    const changes: PhotoChange[] = [
      { key: '1', kind: 'move', id: 'a', position: 2 },
      { key: '2', kind: 'main', id: 'd' },
    ];
    expect(ids(withChanges(photos, changes, []))).toBe('dbca');
    expect(ids(withChanges(photos, [...changes, { key: '3', kind: 'delete', id: 'b' }], ['c']))).toBe('da');
  });

  it('make the next photo the main one when the main photo goes [SC-02]', () => {
    const left = withChanges(photos, [], ['a']);
    expect(left.map(({ id, main }) => [id, main])).toEqual([
      ['b', true],
      ['c', false],
      ['d', false],
    ]);
  });

  it('leave the very same order when they are taken back', () => {
    expect(withChanges(photos, [], [])).toEqual(photos);
  });

  it('of a photo that is gone change nothing', () => {
    expect(ids(withChanges(photos, [{ key: '1', kind: 'main', id: 'x' }], []))).toBe('abcd');
  });
});

describe('a place among the photos shown', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  it('is found among all photos, those that could still come back included', () => {
    fc.assert(
      fc.property(
        fc.subarray(letters, { minLength: 1 }),
        fc.subarray(letters),
        fc.nat(10),
        fc.nat(10),
        (all, gone, which, where) => {
          const list = all.map(makePhoto);
          const shown = all.filter((id) => !gone.includes(id));
          const id = shown[which % Math.max(1, shown.length)];
          if (id === undefined) return;
          const position = where % shown.length;
          const wanted = shown.filter((other) => other !== id).toSpliced(position, 0, id);
          const place = placeAmongAll(list, gone, id, position);
          const move: PhotoChange = { key: '1', kind: 'move', id, position: place };
          expect(ids(withChanges(list, [move], gone))).toBe(wanted.join(''));
        },
      ),
    );
  });
});
