// @vitest-environment node
// Where the product may reach outside itself: the network, and what the browser keeps. Everything else goes through these files.
import { describe, expect, it } from 'vitest';
import { isTest, listCode } from './sources.ts';

const product = listCode(['src']).filter((file) => !isTest(file.path));
const users = (pattern: RegExp): readonly string[] =>
  product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Each sender with the reason why it is not the one HTTP client. */
const SENDERS: Readonly<Record<string, string>> = {
  'src/api/leaving.ts': 'outlives the page',
  'src/api/pageHidden.ts': 'outlives the page, and changes nothing',
  'src/lib/importPart.ts': 'asks for files of the build',
  'src/sw/assets.ts': 'the worker, for files of the build',
  'src/sw/push.ts': 'the worker, for a subscription that the browser has renewed',
  'src/features/qaConsole/control.ts': 'the mock backend, in mock builds only',
};
const NETWORK = /(?<![.\w])fetch\((?!\))|new XMLHttpRequest|\.sendBeacon\(|new WebSocket|new EventSource/;
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB)\b(?!\.?`|[^\n]*\*\/)/;

describe('the network', () => {
  it('is reached through the one client, and by few others with a reason [AP-01]', () => {
    expect(users(NETWORK).filter((file) => SENDERS[file] === undefined)).toEqual([]);
  });

  it('hears a write with the header that no form of another site can send, whoever sends it [AP-01]', () => {
    const bare = product.filter(
      ({ text }) => /fetch\(\s*'\/api\//.test(text) && !/'X-Request-Type': 'client'/.test(text),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

describe('what the browser keeps', () => {
  it('goes through one file for each kind of storage, so that the list of keys is the whole list', () => {
    const direct = product.filter(({ text }) =>
      text.split('\n').some((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && STORAGE.test(line)),
    );
    expect(direct.map(({ path }) => path).filter((file) => file !== 'src/lib/storage.ts')).toEqual([]);
  });
});
