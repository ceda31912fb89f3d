import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonParse } from './jsonParse';

describe('jsonParse', () => {
  it('answers undefined for what is not JSON and never throws [BX-28]', () => {
    expect(jsonParse(null)).toBeUndefined();
    expect(jsonParse('{"a":')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => jsonParse(text)).not.toThrow();
      }),
    );
  });

  it('reads back any plain value [BX-28]', () => {
    const key = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
    fc.assert(
      fc.property(fc.dictionary(key, fc.integer(), { noNullPrototype: true }), (value) => {
        expect(jsonParse(JSON.stringify(value))).toEqual(value);
      }),
    );
  });

  it('drops keys that could reach a prototype [BX-28]', () => {
    const parsed = jsonParse('{"a":1,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');
    expect(parsed).toEqual({ a: 1 });
    expect(Object.keys(parsed ?? {})).toEqual(['a']);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });
});
