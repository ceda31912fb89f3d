import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendPage, isLastPage, nextPage, uniqueResults, type ResultPage } from './searchResults';

const page = (pageNumber: number, ...results: string[]): ResultPage<string> => ({
  pageNumber,
  results,
  numResults: 4,
});
const pages = fc.uniqueArray(
  fc.record({
    pageNumber: fc.integer({ min: 1, max: 8 }),
    results: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
    numResults: fc.constant(40),
  }),
  { selector: (item) => item.pageNumber },
);
const joined = (list: readonly ResultPage<string>[]) =>
  list.reduce<ResultPage<string>[]>((all, item) => appendPage(all, item), []);

describe('appendPage', () => {
  it('grows page by page, in the order of the pages [ST-16]', () => {
    expect(joined([page(2, 'c', 'd'), page(1, 'a', 'b')])).toEqual([page(1, 'a', 'b'), page(2, 'c', 'd')]);
  });

  it('replaces a page that arrives again [ST-16]', () => {
    expect(joined([page(1, 'a'), page(1, 'b')])).toEqual([page(1, 'b')]);
  });

  it('ends in the same state whatever the order of arrival, and a page twice is a page once [ST-16]', () => {
    const orders = pages.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    fc.assert(
      fc.property(orders, ([list, shuffled]) => {
        expect(joined(shuffled)).toEqual(joined(list));
        expect(joined([...list, ...shuffled])).toEqual(joined(list));
      }),
    );
  });
});

describe('uniqueResults', () => {
  it('shows each member once, at the first place [ST-16]', () => {
    expect(uniqueResults([page(1, 'a', 'b'), page(2, 'b', 'c')])).toEqual(['a', 'b', 'c']);
    const whole = [{ pageNumber: 1, numResults: 2, results: [{ id: 'a' }, { id: 'a' }, { id: 'b' }] }];
    expect(uniqueResults(whole)).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('has no double and loses nobody [ST-16]', () => {
    fc.assert(
      fc.property(pages, (list) => {
        const ids = uniqueResults(joined(list));
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(list.flatMap((item) => item.results)));
      }),
    );
  });
});

describe('nextPage', () => {
  it('is one of those before when members have moved up to it [ST-16]', () => {
    const two = [page(1, 'a', 'b', 'c'), page(2, 'd', 'e', 'f')];
    expect([0, 1, 3, 4, 6].map((gone) => nextPage(two, gone))).toEqual([3, 2, 2, 1, 1]);
  });

  it('is the first where none is loaded, or nobody was found [ST-16]', () => {
    expect([nextPage([], 0), nextPage([page(1)], 0)]).toEqual([1, 2]);
  });
});

describe('isLastPage', () => {
  it('is reached when all results are there, or a page is empty [ST-16]', () => {
    expect(isLastPage([])).toBe(false);
    expect(isLastPage([page(1, 'a', 'b')])).toBe(false);
    expect(isLastPage([page(1, 'a', 'b'), page(2, 'c', 'd')])).toBe(true);
    expect(isLastPage([page(1, 'a', 'b'), page(2)])).toBe(true);
  });

  it('is not reached by members who came twice, or with a page they do not belong to [ST-16]', () => {
    const two = [page(1, 'a', 'b'), page(2, 'x', 'c', 'd')];
    expect(isLastPage([...two, { ...page(3, 'd', 'e'), numResults: 6 }])).toBe(true);
    expect(isLastPage([...two, { ...page(3, 'd', 'e'), numResults: 7 }])).toBe(false);
  });

  it('is reached although a member moved and came twice [ST-16]', () => {
    expect(isLastPage([page(1, 'a', 'b'), page(2, 'b', 'c')])).toBe(true);
  });
});
