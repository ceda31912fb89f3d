/** Groups of four that never take the caret away. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactIban, groupIban, maskIban, typedIban } from './ibanInput';

const letters = fc
  .string({ unit: fc.constantFrom(...'NLABDE0123456789'.split('')), maxLength: 34 })
  .filter((text) => !text.startsWith('IBAN'));

/** Types, deletes and moves as a field does. */
function press(field: { text: string; caret: number }, key: string) {
  const { text, caret } = field;
  const head = text.slice(0, caret);
  const tail = text.slice(caret);
  if (key === 'Backspace')
    return typedIban({ text: head.slice(0, -1) + tail, caret: Math.max(0, caret - 1) }, text, false);
  if (key === 'Delete') return typedIban({ text: head + tail.slice(1), caret }, text, true);
  return typedIban({ text: head + key + tail, caret: caret + key.length }, text, false);
}

describe('the field of an IBAN', () => {
  it('groups by four as one types', () => {
    let field = { text: '', caret: 0 };
    for (const key of 'nl91abna04') field = press(field, key);
    expect(field).toEqual({ text: 'NL91 ABNA 04', caret: 12 });
  });

  it('takes a pasted number with its name and spaces', () => {
    expect(press({ text: '', caret: 0 }, 'IBAN: nl91 abna-0417 1643 00').text).toBe('NL91 ABNA 0417 1643 00');
  });

  it('writes into the middle, behind the character just typed', () => {
    expect(press({ text: 'NL91 ABNA', caret: 3 }, '7')).toEqual({ text: 'NL97 1ABN A', caret: 4 });
  });

  it('deletes from either end to nothing, over every space', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const full = groupIban(text);
        let back = { text: full, caret: full.length };
        let forth = { text: full, caret: 0 };
        for (let count = 0; count < full.length; count += 1) {
          back = press(back, 'Backspace');
          forth = press(forth, 'Delete');
        }
        expect(back.text).toBe('');
        expect(forth.text).toBe('');
      }),
    );
  });

  it('forgets the character right of the caret, also over a space', () => {
    const over = press({ text: 'NL91 ABNA', caret: 4 }, 'Delete');
    expect(over).toEqual({ text: 'NL91 ABNA', caret: 5 });
    expect(press(over, 'Delete')).toEqual({ text: 'NL91 BNA', caret: 4 });
  });

  it('keeps as many characters before the caret as were typed there', () => {
    fc.assert(
      fc.property(letters, fc.nat(34), fc.constantFrom(...'NL07'.split('')), (text, place, key) => {
        fc.pre(text.length < 34);
        const full = groupIban(text);
        const caret = Math.min(place, full.length);
        const after = press({ text: full, caret }, key);
        const typed = compactIban(full.slice(0, caret)) + key;
        expect(compactIban(after.text.slice(0, after.caret))).toBe(compactIban(typed));
        expect(after.text).toBe(groupIban(full.slice(0, caret) + key + full.slice(caret)));
      }),
    );
  });

  it('is shown with its middle hidden', () => {
    expect(maskIban('NL91 ABNA 0417 1643 00')).toBe('NL91 •••• •••• ••43 00');
    expect(maskIban('NL91')).toBe('NL91');
  });
});
