// @vitest-environment jsdom
/** The copy that a member keeps. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mandateDocument } from './mandateFile';

const text = fc.string();

it('holds every word of the mandate as text, whatever a name contains [SC-11]', () => {
  fc.assert(
    fc.property(
      text,
      fc.array(fc.record({ term: text, value: text })),
      fc.array(text),
      (title, lines, paragraphs) => {
        const page = new DOMParser().parseFromString(
          mandateDocument({ title: `T${title}`, lines, paragraphs }, 'nl'),
          'text/html',
        );
        const plain = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
        const texts = (selector: string) =>
          Array.from(page.querySelectorAll(selector), (element) => plain(element.textContent));
        expect(page.documentElement.lang).toBe('nl');
        expect(texts('h1')).toEqual([plain(`T${title}`)]);
        expect(texts('dt')).toEqual(lines.map(({ term }) => plain(term)));
        expect(texts('dd')).toEqual(lines.map(({ value }) => plain(value)));
        expect(texts('p')).toEqual(paragraphs.map(plain));
        expect(page.querySelector('script, img, link, [onclick]')).toBeNull();
      },
    ),
  );
});
