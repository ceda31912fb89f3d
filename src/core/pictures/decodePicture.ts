/** Reading a picked picture with the browser's own decoder. */

/** @returns the picture, turned the way its camera was held; rejects when the browser cannot read it. Close it after use. */
export function decodePicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}
