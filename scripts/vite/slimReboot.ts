/** Takes rules of Bootstrap's base out of the style sheets: one that makes every list of rows slow, and what nothing here uses. */
import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;

/**
 * Whatever stands after a legend. While a rule speaks of any element beside another, a browser reckons the style of all that
 * follows, with all it contains, whenever an element joins or leaves: a message more, and the whole conversation is looked
 * at. `_page.scss` says of field sets what the rule says.
 */
const NEXT_OF_ALL = 'legend + *';

/** Abbreviations, and parts of fields for dates, times, colours and lists: no page here has them. */
const FOREIGN = /^abbr\[|::-webkit-(?:datetime-edit|color-swatch|calendar-picker-indicator)/;

export const slimReboot = (): PostCss => ({
  plugins: [
    {
      postcssPlugin: 'slim-reboot',
      Rule(rule) {
        if (rule.selector === NEXT_OF_ALL || FOREIGN.test(rule.selector)) rule.remove();
      },
    },
  ],
});
