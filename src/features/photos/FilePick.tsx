/** A button that opens the device's own choice of photos, or its camera. */
import { useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';

/** Named one by one, so that a phone that keeps HEIC photos offers them, too. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

interface FilePickProps {
  className: string;
  onPick: (files: readonly File[]) => void;
  /** The camera at the screen's side instead of the stored photos. */
  camera?: boolean | undefined;
  /** What stands in the button. */
  children: ReactNode;
}

export function FilePick({ className, onPick, camera = false, children }: FilePickProps) {
  const input = useRef<HTMLInputElement | null>(null);
  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    onPick([...(target.files ?? [])]);
    // The same file may be chosen again after it was left out.
    target.value = '';
  }
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={camera ? 'image/*' : TYPES}
        multiple={!camera}
        capture={camera ? 'user' : undefined}
        onChange={take}
      />
    </>
  );
}
