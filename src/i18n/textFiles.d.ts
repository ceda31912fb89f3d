/** What the build tells the program about the files of the texts. */
interface ImportMetaEnv {
  /** The part that the names of all text files share; only in a build. */
  readonly TEXTS_HASH: string;
}
