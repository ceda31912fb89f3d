// What is looked for on every page that is walked to. Each runs in the page, and knows nothing but what stands in it.

/** Runs in the page: texts that are the name of a text, and how far the page sticks out. */
export function look(): { readonly keys: readonly string[]; readonly sticksOut: number } {
  /** The names of other sites look like those of texts. */
  const isSite = (text: string): boolean => text.trim().endsWith('.example');
  const isKey = (text: string): boolean => /^[a-z]\w*(?:[.:][a-z]\w*)+$/i.test(text.trim()) && !isSite(text);
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  // The names of stored things, which the page about cookies tells, look like those of texts.
  while (nodes.nextNode())
    if (nodes.currentNode.parentElement?.closest('code') === null)
      texts.push(nodes.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  const { scrollWidth, clientWidth } = document.documentElement;
  return { keys: texts.filter(isKey), sticksOut: scrollWidth - clientWidth };
}

/** Runs in the page: what is wrong with the labels that are shown, one line each. */
export function misfits(): readonly string[] {
  /** A layout ends at whole device pixels, a text at fractions of them. */
  const SLACK = 1;
  /** What only a screen reader says is cut off altogether. */
  const isForListeners = (element: Element) =>
    element.closest('.visually-hidden') !== null || getComputedStyle(element).clipPath === 'inset(50%)';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isForListeners(element);
  const textsIn = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (currentNode.parentElement && isShown(currentNode.parentElement)) found.push(currentNode);
    }
    return found;
  };
  const boxOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range;
  };
  /** In how many lines it stands. */
  const linesOf = (text: Text) =>
    new Set([...boxOf(text).getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  /** Whether the text goes on where it is not seen any more. */
  const isCut = (text: Text, end: Element) => {
    for (let holder = text.parentElement; holder; holder = holder === end ? null : holder.parentElement)
      if (
        getComputedStyle(holder).overflowX !== 'visible' &&
        boxOf(text).getBoundingClientRect().width > holder.clientWidth + SLACK
      )
        return true;
    return false;
  };
  /** What stands somewhere else than the control that it belongs to: the words under a picture that has a bar to press. */
  const isElsewhere = (text: Text, control: Element) => {
    for (let holder = text.parentElement; holder && holder !== control; holder = holder.parentElement)
      if (getComputedStyle(holder).position === 'absolute') return true;
    return false;
  };
  const sticksOut = (text: Text, holder: Element) => {
    const { left, right } = boxOf(text).getBoundingClientRect();
    const frame = holder.getBoundingClientRect();
    return left < frame.left - SLACK || right > frame.right + SLACK;
  };
  const found: string[] = [];
  const controls = document.querySelectorAll('button, .btn, [role="tab"], nav a, label.btn, summary');
  for (const control of controls) {
    if (!isShown(control)) continue;
    for (const text of textsIn(control)) {
      const words = text.data.trim();
      if (isCut(text, control)) found.push(`cut: ${words}`);
      else if (sticksOut(text, control) && !isElsewhere(text, control)) found.push(`sticks out: ${words}`);
      // Cards that can be pressed, questions that open: their texts are sentences, and made for several lines.
      // So are rows of links, and the button that pays, where the law makes the words long.
      const isOfOneLine =
        control.matches('.btn, [role="tab"], nav a') &&
        !control.matches('.btn-lines') &&
        control.closest('footer, .shop-links') === null;
      if (isOfOneLine && linesOf(text) > 1) found.push(`${linesOf(text)} lines: ${words}`);
    }
  }
  return [...new Set(found)];
}
