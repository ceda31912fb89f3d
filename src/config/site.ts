/** What the site is called until its settings have arrived. */
export const SITE_NAME = 'Vesper';
