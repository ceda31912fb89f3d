// @vitest-environment jsdom
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tagged } from './Tagged';

const tags = { b: <b />, u: <u className="link" /> };
const html = (text: string) => render(<Tagged text={text} tags={tags} />).container.innerHTML;

describe('a sentence with marked words', () => {
  it('has elements for its tags, in any order', () => {
    expect(html('You <b>two</b> read the <u>terms</u>.')).toBe(
      'You <b>two</b> read the <u class="link">terms</u>.',
    );
    expect(html('<u>Bedingungen</u> zuerst')).toBe('<u class="link">Bedingungen</u> zuerst');
  });

  it('leaves the words of a tag that nobody knows', () => {
    expect(html('one <i>two</i> <constructor>three</constructor>')).toBe('one two three');
  });

  it('makes no element out of what people write', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { container } = render(<Tagged text={`Mail to ${text}`} tags={{}} />);
        expect(container.childElementCount).toBe(0);
      }),
    );
    expect(html('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });
});
