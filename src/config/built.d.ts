/** What the build tells the program about the place of the site. */
interface ImportMetaEnv {
  /** For example 'https://www.site.test'; missing where nobody has said it. */
  readonly SITE_ORIGIN?: string;
}
