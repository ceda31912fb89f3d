/** Widths in CSS pixels, the same numbers as the Sass theme (spec 9). */

export const BREAKPOINTS_PX = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export const TOAST_MAX_WIDTH_PX = 350;
export const MODAL_WIDTHS_PX = { default: 500, sm: 300, lg: 800, xl: 1140 } as const;

/** Below this width the product counts as on a smartphone (sign-up action, bottom bar). */
export const SMARTPHONE_BELOW_PX = BREAKPOINTS_PX.md;
