import { describe, expect, it } from 'vitest';
import { createAttempt } from './attempt';

describe('one sign-up', () => {
  it('keeps its key while its answer is not known', () => {
    const attempt = createAttempt();
    expect(attempt.keyFor({ name: 'Marek' })).toBe(attempt.keyFor({ name: 'Marek' }));
  });

  it('is another one with other content, and after an answer', () => {
    const attempt = createAttempt();
    const first = attempt.keyFor({ name: 'Marek' });
    const second = attempt.keyFor({ name: 'Mark' });
    attempt.answered();
    expect(new Set([first, second, attempt.keyFor({ name: 'Mark' })]).size).toBe(3);
  });
});
