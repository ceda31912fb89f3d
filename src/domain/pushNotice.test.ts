import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUSH_DETAILS, pushDetail } from './pushDetail';
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
    const { title, body } = readPush(
      JSON.stringify({
        title: 'Elena',
        name: 'Elena',
        body: 'Tonight?',
        text: 'Elena',
        kind: 'new_messages',
      }),
      { shows: 'nothing', language: 'en-GB' },
    );
    expect([title, body]).toEqual(['Something new is waiting for you', '']);
  });

  it('is in the language of the message, else of the browser, else English', () => {
    const said = (language: unknown, browser: string) =>
      readPush(JSON.stringify({ language }), { shows: 'nothing', language: browser }).title;
    expect(said('pl', 'de-DE')).toBe('Czeka na ciebie coś nowego');
    expect(said('xx', 'de-DE')).toBe('Es gibt etwas Neues für dich');
    expect(said('constructor', 'toString')).toBe('Something new is waiting for you');
    expect(said(['nl'], '')).toBe('Something new is waiting for you');
  });

  it('is one of seven sentences for any bytes at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, language) => {
        const { title, body, path } = readPush(text, { shows: 'nothing', language });
        expect(title.length).toBeGreaterThan(10);
        expect(body).toBe('');
        expect(path).toMatch(/^\/(chats|likes|members)/);
      }),
    );
    expect(Object.prototype).not.toHaveProperty('path');
  });
});

describe('where its owner lets a notice show more [BX-24]', () => {
  const said = (shows: 'name' | 'text', fields: object) => {
    const { title, body } = readPush(JSON.stringify({ name: 'Elena', kind: 'new_messages', ...fields }), {
      shows,
      language: 'en',
    });
    return [title, body];
  };

  it('names who wrote, and says what only where that was chosen, too', () => {
    expect(said('name', { text: 'Tonight?' })).toEqual(['Elena', 'New message']);
    expect(said('text', { text: 'Tonight?' })).toEqual(['Elena', 'Tonight?']);
    expect(said('text', { kind: 'match' })).toEqual(['Elena', 'It’s a match!']);
    expect(said('text', { kind: 'constructor' })).toEqual(['Elena', 'Something new is waiting for you']);
    expect(said('name', { fictional: true })).toEqual(['Elena · Fictional profile', 'New message']);
    expect(said('name', { fictional: 'true' })).toEqual(['Elena', 'New message']);
  });

  it('is one short line each, and nothing in it turns what stands beside it', () => {
    expect(said('text', { name: ' El\u202eena\n', text: 'One\r\ntwo\u0000 👩‍👩‍👧' })).toEqual([
      'El ena',
      'One two  👩‍👩‍👧',
    ]);
    const [title = '', body = ''] = said('text', { name: 'é'.repeat(99), text: '😀'.repeat(999) });
    expect([Array.from(title).length, Array.from(body).length]).toEqual([40, 140]);
    expect(body.endsWith('😀…')).toBe(true);
  });

  it('is discreet where the message names nobody', () => {
    for (const name of [undefined, null, 5, '', ' \n', '\u200d\u200d', ['Elena'], { name: 'Elena' }])
      expect(said('text', { name, text: 'Tonight?' })).toEqual(['Something new is waiting for you', '']);
  });

  it('is small for any bytes at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...PUSH_DETAILS), (text, shows) => {
        const { title, body, unread } = readPush(text, { shows, language: 'de' });
        expect(Array.from(title).length).toBeLessThanOrEqual(65);
        expect(Array.from(body).length).toBeLessThanOrEqual(140);
        expect(unread === null || Number.isInteger(unread)).toBe(true);
      }),
    );
  });

  it('is a choice of three; anything else is the discreet one', () => {
    expect(PUSH_DETAILS.map(pushDetail)).toEqual(['nothing', 'name', 'text']);
    for (const value of [null, undefined, 'all', '__proto__', 2, ['text']])
      expect(pushDetail(value)).toBe('nothing');
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
    expect(readPush(JSON.stringify({ path }), { shows: 'text', language: 'en' }).path).toBe('/chats');
  });
});
