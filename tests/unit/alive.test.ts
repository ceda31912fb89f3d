// @vitest-environment node
// What was started for a process does not outlive it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { whenGone } from '../../scripts/run/alive.ts';
import { NODE } from '../../scripts/run/command.ts';

const other = spawn(NODE, ['--eval', 'setInterval(() => {}, 1000)']);
afterAll(() => other.kill('SIGKILL'));

describe('the end of another process', () => {
  it('is noticed although it was killed, and not before', async () => {
    vi.useFakeTimers();
    const onGone = vi.fn<() => void>();
    whenGone(other.pid ?? 0, onGone);
    vi.advanceTimersByTime(5_000);
    expect(onGone).not.toHaveBeenCalled();
    other.kill('SIGKILL');
    await once(other, 'exit');
    vi.advanceTimersByTime(5_000);
    expect(onGone).toHaveBeenCalledOnce();
  });
});
