// @vitest-environment jsdom
/** What the sheets say of paper, as far as it can be seen without a printer. */
import path from 'node:path';
import { compile } from 'sass';
import { describe, expect, it } from 'vitest';

/** A sheet as browsers get it, in short. */
const sheet = (file: string): string =>
  compile(path.resolve('src', file), {
    style: 'compressed',
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin'],
  }).css;

describe('on paper', () => {
  it('no page has the colours of the dark, whatever the screen has [LY-03]', () => {
    const css = sheet('ui/theme/app.scss');
    expect(css).toContain('@media not print{[data-bs-theme=dark]{color-scheme:dark;');
    expect(css.match(/\[data-bs-theme=dark\]\{/gu)).toHaveLength(1);
  });

  it('only the receipt of a complaint is no template [RT-17]', () => {
    const [, selector = ''] =
      /([^,{}]*~\s*\.template-note)\{display:none\}/u.exec(sheet('features/complaints/complaints.scss')) ??
      [];
    const page = (inside: string): void => {
      document.body.innerHTML = `<main><div class="complaint">${inside}</div><p class="template-note"></p></main>`;
    };
    page('<form></form>');
    expect(document.querySelector(selector)).toBeNull();
    page('<h2 class="complaint-done"></h2>');
    expect(document.querySelector(selector)).not.toBeNull();
  });
});
