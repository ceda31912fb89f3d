// Remembers that a picture did not load, until its address changes.
import { useState } from 'react';

/** Returns whether `src` failed, and the handler for the image's error event. */
export function useImageFailed(src: string | null | undefined): [boolean, () => void] {
  const [failed, setFailed] = useState<string | null>(null);
  return [failed !== null && failed === src, () => setFailed(src ?? null)];
}
