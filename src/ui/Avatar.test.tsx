// @vitest-environment jsdom
/** A member without a picture. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar';

it.each([
  ['Anne Marie', 'AM'],
  ['Elena, 32', 'E'],
  ['  Ana María Luz ', 'AM'],
  ['Ełżbieta', 'E'],
  ['_anna_', 'A'],
  ['2fast', '2'],
  ['~ 4ever ~', '4'],
  [' ★★ ', '★'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});
