// The green dot of a member who is online, with the words for screen readers.
import { clsx } from 'clsx';
import { VisuallyHidden } from './VisuallyHidden';

/** `plain` is the darker dot for light grounds, without the ring. */
export function OnlineDot({ label, plain = false }: { label?: string | undefined; plain?: boolean }) {
  return (
    <>
      <span className={clsx('dot', plain && 'dot-plain')} aria-hidden="true" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
