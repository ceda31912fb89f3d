// Computed styles for tests without a browser: what the browser's own sheet and inline styles say.
//
// jsdom matches its default sheet of some hundred rules against an element each time a style is asked for, and the testing
// library asks for every element of the page in each query by role. No sheet of the product is loaded there, so this small
// table comes to the same answer; it took a quarter of the time of the tests of pages.

/** What is never drawn. */
const HIDDEN_TAGS = new Set(
  'AREA BASE DATALIST HEAD LINK META NOSCRIPT PARAM RP SCRIPT SOURCE STYLE TEMPLATE TITLE TRACK'.split(' '),
);
const INLINE_TAGS = new Set(
  'A ABBR B BDI BDO BR CITE CODE DATA DFN EM I IMG KBD LABEL MARK PICTURE Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
const CONTROL_TAGS = new Set('BUTTON INPUT METER PROGRESS SELECT TEXTAREA'.split(' '));
const TABLE_DISPLAY: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'table-header-group',
  TBODY: 'table-row-group',
  TFOOT: 'table-footer-group',
  TR: 'table-row',
  TD: 'table-cell',
  TH: 'table-cell',
  CAPTION: 'table-caption',
  LI: 'list-item',
  SUMMARY: 'list-item',
};

/** The display an element has where no author says otherwise. */
function displayOf(element: Element): string {
  const { tagName } = element;
  if (element.hasAttribute('hidden') || HIDDEN_TAGS.has(tagName)) return 'none';
  if (tagName === 'INPUT' && element.getAttribute('type') === 'hidden') return 'none';
  if (tagName === 'DIALOG' && !element.hasAttribute('open')) return 'none';
  const parent = element.parentElement;
  if (parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && tagName !== 'SUMMARY') return 'none';
  if (CONTROL_TAGS.has(tagName)) return 'inline-block';
  if (INLINE_TAGS.has(tagName) || element.namespaceURI === 'http://www.w3.org/2000/svg') return 'inline';
  return TABLE_DISPLAY[tagName] ?? 'block';
}

const inline = (element: Element, property: string): string =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? element.style.getPropertyValue(property)
    : '';

/** The nearest word about a property that children take over. */
function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const said = inline(at, property);
    if (said !== '' && said !== 'inherit') return said;
  }
  return initial;
}

/** Initial values of what is asked for; anything else is the inline style's, or empty. */
const INITIAL: Readonly<Record<string, string>> = {
  'pointer-events': 'auto',
  position: 'static',
  opacity: '1',
};

function valueOf(element: Element, property: string): string {
  if (property === 'visibility') return inherited(element, property, 'visible');
  if (property === 'direction') return inherited(element, property, 'ltr');
  const own = inline(element, property);
  if (own !== '') return own;
  return property === 'display' ? displayOf(element) : (INITIAL[property] ?? '');
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Stands in for `window.getComputedStyle`. Pseudo-elements have no style: their content comes from sheets.
 * @returns the element's own inline style, with the computed values in front of it; to be read only
 */
export function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const style =
    element instanceof HTMLElement || element instanceof SVGElement ? element.style : document.body.style;
  const read = (property: string) => (pseudo ? '' : valueOf(element, property));
  return new Proxy(style, {
    get(target, name) {
      if (name === 'getPropertyValue') return read;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'function') {
        const bound: unknown = value.bind(target);
        return bound;
      }
      return typeof name === 'string' && typeof value === 'string' ? read(dashed(name)) : value;
    },
  });
}
