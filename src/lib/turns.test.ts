/** Acts that wait for each other. */
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

describe('acts on the same thing', () => {
  it('begin when the one before is over, in their order', async () => {
    const inTurn = createTurns();
    const told: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = inTurn('elena', async () => {
      told.push('one begins');
      await first.promise;
      told.push('one ends');
    });
    const two = inTurn('elena', () => Promise.resolve(told.push('two')));
    const three = inTurn('elena', () => Promise.resolve(told.push('three')));
    await Promise.resolve();
    expect(told).toEqual(['one begins']);
    first.resolve();
    await Promise.all([one, two, three]);
    expect(told).toEqual(['one begins', 'one ends', 'two', 'three']);
  });

  it('begin also after one that failed, and each settles as it went', async () => {
    const inTurn = createTurns();
    const failing = inTurn('elena', () => Promise.reject(new Error('lost')));
    const next = inTurn('elena', () => Promise.resolve('answered'));
    await expect(failing).rejects.toThrow('lost');
    await expect(next).resolves.toBe('answered');
  });

  it('do not wait for acts on something else', async () => {
    const inTurn = createTurns();
    const held = Promise.withResolvers<void>();
    const slow = inTurn('elena', () => held.promise);
    await expect(inTurn('amara', () => Promise.resolve('at once'))).resolves.toBe('at once');
    held.resolve();
    await slow;
  });
});
