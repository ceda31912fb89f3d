/** The audit's browser: the page's own thread first where the machine can do that, and as everywhere else where it cannot. */
import { describe, expect, it, vi } from 'vitest';
import { servedFirst } from '../../scripts/audit/precedence';

describe('the thread of an audited page', () => {
  it('is started before all others, by the command that was tried', () => {
    const works = vi.fn<(program: string, options: readonly string[]) => boolean>(() => true);
    const switches = servedFirst(works);
    const [program = '', options = []] = works.mock.calls[0] ?? [];
    expect(switches).toContain(`--renderer-cmd-prefix=${[program, ...options.slice(0, -1)].join(' ')}`);
    expect(options.at(-1)).toBe('true');
    // Processes that stand ready would have been started without it.
    expect(switches).toContain('--no-zygote');
  });

  it('is one among the others where that is not allowed', () => {
    expect(servedFirst(() => false)).toEqual([]);
  });
});
