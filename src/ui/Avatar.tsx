// A round thumbnail of a member, with initials when there is no picture.
import { OnlineDot } from './OnlineDot';
import { useImageFailed } from './useImageFailed';
import './theme/avatar.scss';

interface AvatarProps {
  src?: string | null | undefined;
  name: string;
  /** Diameter in px. */
  size?: number | undefined;
  online?: boolean | undefined;
  /** Words for the dot ("online"). */
  onlineLabel?: string | undefined;
  /** Set when the name is not written beside it. */
  alt?: string | undefined;
}

/** First letters of at most two words: "Anne Marie" → "AM"; an age beside the name is none. Without such a word, the first sign that can be read. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? name.trim();
  return (words.length > 0 ? words.slice(0, 2) : [first])
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** A member's round picture; decorative unless `alt` is given. */
export function Avatar({ src, name, size = 44, online = false, onlineLabel, alt = '' }: AvatarProps) {
  const [failed, markFailed] = useImageFailed(src);
  const hasPicture = src !== undefined && src !== null && src !== '' && !failed;
  return (
    <span className="avatar" style={{ '--size': `${size}px` }}>
      {hasPicture ? (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={markFailed}
        />
      ) : (
        <span
          className="avatar-initials"
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          aria-hidden={alt === '' ? true : undefined}
        >
          {initialsOf(name)}
        </span>
      )}
      {online && <OnlineDot label={onlineLabel} />}
    </span>
  );
}
