/** The switches of the browser that tests are run in. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserArgs } from '../../scripts/browser';

const featuresOff = (switches: readonly string[]): readonly string[] =>
  switches.flatMap((text) => /^--disable-features=(.*)$/.exec(text)?.[1]?.split(',') ?? []);

describe('the browser of the tests', () => {
  it('has off all that Playwright turns off, though its own list stands in place of that one', () => {
    const program = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
    const list = /disabledFeatures = \[(?<names>[^\]]*)\]/.exec(program)?.groups?.['names'] ?? '';
    const names = [...list.matchAll(/^\s*"(?<name>\w+)"/gm)].map(({ groups }) => groups?.['name']);
    expect(names.length).toBeGreaterThan(5);
    expect(featuresOff(browserArgs())).toEqual(expect.arrayContaining(names));
  });

  it('loads no pages of its own beside the page that is tested', () => {
    expect(featuresOff(browserArgs())).toEqual(
      expect.arrayContaining(['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']),
    );
  });
});
