/** Where the site stands, for addresses that search engines and other sites keep: `SITE_ORIGIN` when it is built. */
export const SITE_ORIGIN = import.meta.env.SITE_ORIGIN ?? 'https://vesper.example';
