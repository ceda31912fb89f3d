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

/** Without it every first load weighs less. */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => (FRAMEWORK.test(id) && ROUTER.test(importer ?? '') ? STUB_ID : null),
  load: (id) => (id === STUB_ID ? STUB : null),
};
