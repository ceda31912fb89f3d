/** What the build tells the program about the place of the site, and those it sends buyers to. */
interface ImportMetaEnv {
  /** For example 'https://www.site.test'; missing where nobody has said it. */
  readonly SITE_ORIGIN?: string;
  /** Origins with a space between, for example 'https://pay.test https://bank.test'; missing where nobody has named one. */
  readonly PAY_ORIGINS?: string;
}
