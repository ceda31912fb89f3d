// The headers of every answer, in one place: content security, caching and what the browser may do.

/** Hashes ('sha256-…', without quotes) of the inline elements of one page. */
export interface InlineHashes {
  readonly styles?: string | undefined;
  readonly scripts?: string | undefined;
}
/** What of other sites the pages may use, as the server is told at its start. */
export interface Elsewhere {
  /** Origin of the pictures, where cdn_prefix names another site. */
  readonly images?: string | undefined;
  /** Address that takes the browsers' reports of what was blocked. */
  readonly report?: string | undefined;
}

/** By file inside dist, written by the build that prerendered them. */
export type InlineParts = Readonly<Record<string, InlineHashes>>;

/**
 * The only Trusted Types policy of the application: it returns the address of the service worker, which is a
 * script address and therefore a sink.
 */
const TRUSTED_TYPES = 'app-sw';

const DIRECTIVES = [
  "default-src 'none'",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES}`,
];

/** Name of the group that the reports of blocked things go to. */
const REPORTS = 'csp';

/** The header that says where reports go; none without an address. */
export const reportingHeader = ({ report }: Elsewhere): Readonly<Record<string, string>> =>
  report === undefined ? {} : { 'Reporting-Endpoints': `${REPORTS}="${report}"` };

/** Features a page could ask for and this one does not; geolocation is for the search nearby, autoplay for the silent video lander. */
const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The content security policy of one page.
 * @param inline hashes of that page's inline style and script; with none, both come from files alone
 * @param elsewhere what comes from, and goes to, other sites
 */
export function contentSecurityPolicy(inline?: InlineHashes, { images, report }: Elsewhere = {}): string {
  const allow = (kind: string, hash: string | undefined): string =>
    `${kind} 'self'${hash === undefined ? '' : ` '${hash}'`}`;
  return [
    ...DIRECTIVES,
    // Bootstrap draws its arrows and ticks as data: images, photo previews are blob: addresses.
    ["img-src 'self' data: blob:", images ?? []].flat().join(' '),
    allow('script-src', inline?.scripts),
    allow('style-src', inline?.styles),
    // Browsers that know no groups of reports know the older word.
    report === undefined ? [] : [`report-to ${REPORTS}`, `report-uri ${report}`],
  ]
    .flat()
    .join('; ');
}

/** Headers of every answer, the mock backend's included. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers ignore it on plain http; behind TLS it lasts a year.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Headers that mean something on a page alone; on each of a page's many files they would weigh more than the file. */
const ON_PAGES: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'geolocation=(self)',
    'autoplay=(self)',
    ...FEATURES_OFF.map((name) => `${name}=()`),
  ].join(', '),
};

/** Where no page is. */
export const NEVER_PAGES = /^\/(api|assets|cdn|icons)\//;

/** The security headers of a request path, besides the policy of the page itself. */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  return NEVER_PAGES.test(path) ? EVERYWHERE : { ...EVERYWHERE, ...ON_PAGES };
}

const YEAR_IMMUTABLE = 'public,max-age=31536000,immutable';
const REVALIDATE = 'no-cache';
const DAY = 'public,max-age=86400';

/**
 * Cache-Control of a request path. Built files carry a hash in their name and never change; whatever names
 * them (HTML, worker, manifest) is asked for again each time; answers of the API are never kept.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/api/') || path.startsWith('/__mock/')) return 'no-store';
  if (path.startsWith('/assets/')) return YEAR_IMMUTABLE;
  if (path.startsWith('/cdn/') || path.startsWith('/icons/')) return DAY;
  return REVALIDATE;
}
