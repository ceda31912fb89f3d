/** What the build makes of the emoji and their names, see scripts/vite/emojiTexts.ts. */
declare module 'virtual:emoji/*' {
  const lines: string;
  export default lines;
}
