// Mark and name of the site.
import { useId } from 'react';
import { clsx } from 'clsx';

interface LogoProps {
  /** The site's name, from the server's settings. */
  name: string;
  size?: 'md' | 'lg' | undefined;
  /** A picture from the settings in place of the drawn mark. */
  image?: string | null | undefined;
}

/** The logo without a link; wrap it in the router's own. */
export function Logo({ name, size = 'md', image }: LogoProps) {
  const gradient = useId();
  return (
    <span className={clsx('logo', size === 'lg' && 'logo-lg')}>
      {image === undefined || image === null || image === '' ? (
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
              <stop offset="0" stopColor="#fb6577" />
              <stop offset=".6" stopColor="#c4183a" />
              <stop offset="1" stopColor="#8f133f" />
            </linearGradient>
          </defs>
          <rect width="32" height="32" rx="10" fill={`url(#${gradient})`} />
          <path
            d="M8 11.5c1.6 6.8 4.3 10.6 8 13 3.7-2.4 6.4-6.2 8-13"
            fill="none"
            stroke="#fff"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="16" cy="10.5" r="2.7" fill="#fff" />
        </svg>
      ) : (
        <img src={image} alt="" width={30} height={30} />
      )}
      {name}
    </span>
  );
}
