import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushPath, readPush } from './pushNotice';

const HOSTILE = [
  'https://evil.test/chats',
  '//evil.test/chats',
  '/\\evil.test',
  '/chats/..//evil.test',
  '/chats/../api/logout.php',
  '/api/logout.php',
  '/settings',
  '/chats?next=//evil.test',
  '/chats#x',
  '/chats\n',
  '/chats/%2e%2e',
  'javascript:alert(1)',
  '/f3b1c2d4e5f60718293a4b5c6d7e8f90',
  '',
  null,
  7,
  ['/chats'],
  { toString: '/chats' },
];

describe('the text of a push message', () => {
  it('names nobody and tells nothing, whatever the message carries', () => {
    const { sentence } = readPush(
      JSON.stringify({ title: 'Elena', body: 'Tonight at eight?', text: 'Elena', kind: 'new_messages' }),
      'en-GB',
    );
    expect(sentence).toBe('Something new is waiting for you');
  });

  it('is in the language of the message, else of the browser, else English', () => {
    const said = (language: unknown, browser: string) =>
      readPush(JSON.stringify({ language }), browser).sentence;
    expect(said('pl', 'de-DE')).toBe('Czeka na ciebie coś nowego');
    expect(said('xx', 'de-DE')).toBe('Es gibt etwas Neues für dich');
    expect(said('constructor', 'toString')).toBe('Something new is waiting for you');
    expect(said(['nl'], '')).toBe('Something new is waiting for you');
  });

  it('is one of seven sentences for any bytes at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, language) => {
        const { sentence, path } = readPush(text, language);
        expect(sentence.length).toBeGreaterThan(10);
        expect(path).toMatch(/^\/(chats|likes|members)/);
      }),
    );
    expect(Object.prototype).not.toHaveProperty('path');
  });
});

describe('what a push message opens', () => {
  it('is a page with news of this site', () => {
    for (const path of ['/chats', '/chats/c12', '/likes', '/likes/m/m7', '/members/m7']) {
      expect(pushPath(path)).toBe(path);
    }
  });

  it.each(HOSTILE)('is never %j', (path) => {
    expect(pushPath(path)).toBe('/chats');
    expect(readPush(JSON.stringify({ path }), 'en').path).toBe('/chats');
  });
});
