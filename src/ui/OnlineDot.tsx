// The green dot of a member who is online, with the words for screen readers.
import { clsx } from 'clsx';

/** `plain` is the darker dot for light grounds, without the ring. One element: lists have many. */
export function OnlineDot({ label, plain = false }: { label?: string | undefined; plain?: boolean }) {
  const className = clsx('dot', plain && 'dot-plain');
  if (label === undefined) return <span className={className} aria-hidden="true" />;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no file to load: its styles draw it
  return <span className={className} role="img" aria-label={label} />;
}
