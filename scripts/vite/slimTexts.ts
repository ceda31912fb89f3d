/** Leaves out of the build what i18next brings along to fetch texts from a backend: here files of texts are handed to it. */
import type { Plugin } from 'vite';

const LIBRARY = /\/i18next\/dist\/esm\/i18next\.js$/;
/** The part that talks to a backend: the library makes one, and asks it for nothing while there is none. */
const CONNECTOR = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;
const STUB = `class Connector extends EventEmitter {
  constructor() {
    super();
    this.backend = null;
    this.state = {};
  }
  load(languages, namespaces, callback) {
    callback();
  }
  reload(languages, namespaces, callback) {
    callback();
  }
}`;

/** Without it every first load weighs less. */
export const slimTexts: Plugin = {
  name: 'slim-texts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!LIBRARY.test(id)) return null;
    if (!CONNECTOR.test(code))
      throw new Error('i18next is built otherwise than scripts/vite/slimTexts.ts expects');
    return { code: code.replace(CONNECTOR, STUB), map: null };
  },
};
