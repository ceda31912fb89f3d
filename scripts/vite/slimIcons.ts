/** Leaves out of the build what the icon set brings along for uses that nobody here makes of it. */
import type { Plugin } from 'vite';

/**
 * Draws an icon as the set does for `src/ui/Icon.tsx`, the one place that draws any: its size and line, hidden, no context, no
 * colour of its own, no lines that keep their width while the drawing grows.
 */
const STUB = `
import { createElement } from 'react';
export default ({ name, size: box, node }) => ({ size, className, ...rest }) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 ' + box + ' ' + box,
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
      className: ('lucide lucide-' + name + ' ' + (className || '')).trim(),
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

const DRAWING = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** Each line of a drawing has a name of six letters at random, which nothing makes smaller; lines that never change places need none. */
const NAME = /,\s*key: "\w+"/g;

/** Without it every first load weighs 1 kB less, that of a member 1.5 kB. */
export const slimIcons: Plugin = {
  name: 'slim-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? STUB : null),
  transform: (code, id) => (DRAWING.test(id) ? { code: code.replaceAll(NAME, ''), map: null } : null),
};
