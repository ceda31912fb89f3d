// A member's picture: holds its place, loads late, survives a broken address.
import type { ReactNode } from 'react';
import { ImageOff } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import { useImageFailed } from './useImageFailed';

interface PortraitProps {
  src: string | null | undefined;
  /** Name and position, never a file name; empty when the text beside it says it all. */
  alt: string;
  /** CSS aspect ratio, for example '3 / 4'. */
  ratio?: string | undefined;
  /** The first pictures of a page: loaded at once, and before all others that are in view. */
  priority?: boolean | undefined;
  /** CSS colour of the ground while the picture loads. */
  placeholder?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A portrait picture of 3:4 unless `ratio` says otherwise. */
export function Portrait({
  src,
  alt,
  ratio,
  priority = false,
  placeholder,
  className,
  children,
}: PortraitProps) {
  const [failed, markFailed] = useImageFailed(src);
  const hasPicture = src !== undefined && src !== null && src !== '' && !failed;
  const style = {
    ...(ratio === undefined ? {} : { aspectRatio: ratio }),
    ...(placeholder === undefined ? {} : { background: placeholder }),
  };
  return (
    <span
      className={clsx('portrait', !hasPicture && 'portrait-broken', className)}
      style={style}
      role={hasPicture || alt === '' ? undefined : 'img'}
      aria-label={hasPicture || alt === '' ? undefined : alt}
    >
      {hasPicture ? (
        <img
          src={src}
          alt={alt}
          width={750}
          height={1000}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          onError={markFailed}
        />
      ) : (
        <Icon as={ImageOff} size={32} />
      )}
      {children}
    </span>
  );
}
