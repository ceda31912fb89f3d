/** @returns the length of a text as people count: a letter or an emoji is one */
export const countCharacters = (text: string): number => Array.from(text).length;
