/** Hands a file that was made here to the browser, which saves it as any download. */

/**
 * @param url address of the file, for example of a Blob; it must live on until the browser has read it
 * @param name the file's name
 */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
