/** Leaves out of the build what the router brings along for applications that a server of its own draws. */
import type { Plugin } from 'vite';

const FRAMEWORK = /\/ssr\/components\.js$/;
const ROUTER = /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components)\.js$/;
const STUB_ID = '\0slim-router';

/** Links ask it whether to fetch ahead, which none here does, and routes whether there is such a server. */
const STUB = `
import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (own) => own;
export const PrefetchPageLinks = () => null;
`;

/** What it makes of React at once, wanted or not, and the names it gives that for tools of developers. */
const MADE = /(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/** Without it every first load weighs 2 kB less: what is made at once and used by nobody can go only if it is said to do nothing else. */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => (FRAMEWORK.test(id) && ROUTER.test(importer ?? '') ? STUB_ID : null),
  load: (id) => (id === STUB_ID ? STUB : null),
  transform: (code, id) =>
    /\/react-router\/dist\/production\//.test(id)
      ? { code: code.replace(NAMED, '').replace(MADE, '/* @__PURE__ */ '), map: null }
      : null,
};
