/** Takes one rule of Bootstrap's base out of the style sheets that makes every list of rows slow. */
import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;

/** Whatever stands after a legend. */
const NEXT_OF_ALL = 'legend + *';

/**
 * While a rule speaks of any element beside another, a browser reckons the style of all that follows, with all it contains,
 * whenever an element joins or leaves: a message more, and the whole conversation is looked at. `_page.scss` says of
 * field sets what the rule says.
 */
export const withoutNextOfAll = (): PostCss => ({
  plugins: [
    {
      postcssPlugin: 'without-next-of-all',
      Rule(rule) {
        if (rule.selector === NEXT_OF_ALL) rule.remove();
      },
    },
  ],
});
