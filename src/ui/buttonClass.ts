// The classes of a button, for router links that look like one.
import { clsx } from 'clsx';

export type ButtonKind =
  | 'primary'
  | 'hot'
  | 'dark'
  | 'outline'
  | 'quiet'
  | 'link'
  | 'premium'
  | 'white'
  | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** `hot` is the gradient: once per view. */
  kind?: ButtonKind | undefined;
  /** Heights 36 (44 on touch), 44 and 52 px. */
  size?: ButtonSize | undefined;
  /** Full width of the container. */
  block?: boolean | undefined;
}

/** Class string of a button look: `<Link className={buttonClass({ kind: 'hot' })}>`. */
export function buttonClass({ kind = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return clsx('btn', `btn-${kind}`, size !== 'md' && `btn-${size}`, block && 'btn-block');
}
