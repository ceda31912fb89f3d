/** The plain writing of documents. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from './documentText';

it('knows paragraphs and lists, also right below each other [RT-17]', () => {
  expect(blocksOf('One\nand more.\n\nTwo:\n- a\n- b\nThree\n\n\n- c')).toEqual([
    { kind: 'paragraph', text: 'One and more.' },
    { kind: 'paragraph', text: 'Two:' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Three' },
    { kind: 'list', items: ['c'] },
  ]);
  expect(blocksOf('')).toEqual([]);
});

it('loses no letter of what is written [RT-17]', () => {
  const letters = (text: string) => text.replaceAll(/[\s-]/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '-', ' ', '\n', '<') }), (body) => {
      const shown = blocksOf(body).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
      expect(letters(shown.join(''))).toBe(letters(body));
    }),
  );
});
