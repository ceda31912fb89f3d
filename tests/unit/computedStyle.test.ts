// @vitest-environment jsdom
/** The small table of styles says what jsdom's own sheet says, and what a browser says where jsdom knows nothing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { required } from '@tests/factories/required';

const byJsdom = (element: Element) => jsdom.window.getComputedStyle(element);

const PAGE = `
  <main><h1>A</h1><p>B <b>C</b> <em>D</em> <a href="#">E</a> <time>F</time></p>
  <ul><li><span>G</span></li></ul><dl><dt>H</dt><dd>I</dd></dl>
  <form><fieldset><legend>J</legend><label>K <input></label><input type="hidden"><textarea></textarea>
    <select><option>L</option></select><button>M</button><output>N</output><progress></progress></fieldset></form>
  <table><caption>O</caption><thead><tr><th>P</th></tr></thead><tbody><tr><td>Q</td></tr></tbody></table>
  <figure><img alt=""><figcaption>R</figcaption></figure>
  <section hidden><i>S</i></section><template></template><script type="text/plain"></script><style></style>
  <div style="display: none"><u>T</u></div><div style="visibility: hidden"><s>U</s><q style="visibility: visible">V</q></div>
  <div style="pointer-events: none"></div><article style="opacity: 0.5; position: fixed"></article>
  <dialog>W</dialog><dialog open>X</dialog><details><summary>Y</summary></details></main>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

describe('a computed style', () => {
  it.each(['display', 'visibility', 'pointer-events'])('has the %s that jsdom works out', (property) => {
    const elements = [...document.querySelectorAll('*')];
    const all = (style: (element: Element) => CSSStyleDeclaration) =>
      elements.map(
        (element) => `${element.outerHTML.slice(0, 40)}: ${style(element).getPropertyValue(property)}`,
      );
    expect(elements.length).toBeGreaterThan(50);
    expect(all(getComputedStyle)).toEqual(all(byJsdom));
  });

  it('can be read by either name, and by property', () => {
    const style = getComputedStyle(required(document.querySelector('article')));
    expect([style.opacity, style.position, style.pointerEvents]).toEqual(['0.5', 'fixed', 'auto']);
    expect(style.getPropertyValue('pointer-events')).toBe('auto');
  });

  it('hides what is folded away, as browsers do', () => {
    document.body.innerHTML = '<details><summary>Fold</summary><p>Text</p></details>';
    const [fold, text] = [document.querySelector('details'), document.querySelector('p')];
    if (!fold || !text) throw new Error('There is no fold');
    expect(getComputedStyle(text).display).toBe('none');
    fold.open = true;
    expect(getComputedStyle(text).display).toBe('block');
  });

  it('of a pseudo-element says nothing', () => {
    expect(getComputedStyle(document.body, '::before').content).toBe('');
  });
});
