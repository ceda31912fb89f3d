// The configuration for nginx in front of the real backend: the same answers as scripts/serve gives, from the same source.
import { COOKIES } from '@/config/storageKeys';
import { FILE_ENDINGS } from '@/config/fileEndings';
import { PHOTO_MAX_BYTES } from '@/config/limits';
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';
import { landingSlug, NICHES } from '@/domain/landingSlug';
import { SLUG_LANDERS } from '@/domain/publicPages';
import { COMPRESSIBLE, TYPES } from '../serve/files.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  NEVER_PAGES,
  securityHeaders,
  type InlineParts,
} from '../serve/headers.ts';
import { KNOWN_PAGES } from '../serve/language.ts';

/** What a form around a photo of the greatest size adds. */
const FORM_BYTES = 1024 * 1024;
/** Variables hold hashes in place of these, or nothing. */
const HASHES = { styles: 'STYLES', scripts: 'SCRIPTS' };

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
const indented = (lines: readonly string[], by = '  '): string =>
  lines.map((line) => `${by}${line}`).join('\n');
const map = (of: string, variable: string, rows: readonly string[]): string =>
  `map ${of} ${variable} {\n${indented(rows)}\n}`;

/** Headers of every answer, and those that pages alone have: empty elsewhere, and an empty header is not sent. */
function headerRules(): { readonly maps: readonly string[]; readonly headers: readonly string[] } {
  const everywhere = securityHeaders('/assets/');
  const onPages = Object.entries(securityHeaders('/')).filter(([name]) => !(name in everywhere));
  const variableOf = (name: string): string => `$page_${name.toLowerCase().replaceAll('-', '_')}`;
  return {
    maps: onPages.map(([name, value]) =>
      map('$request_uri', variableOf(name), [`default ${quoted(value)};`, `"~${NEVER_PAGES.source}" "";`]),
    ),
    headers: [
      ...Object.entries(everywhere).map(([name, value]) => `${name} ${quoted(value)}`),
      ...onPages.map(([name]) => `${name} ${variableOf(name)}`),
    ],
  };
}

const policy = (): string =>
  contentSecurityPolicy(HASHES)
    .replace(` '${HASHES.styles}'`, '$inline_styles')
    .replace(` '${HASHES.scripts}'`, '$inline_scripts');

const cacheRows = (): readonly string[] => [
  `default ${quoted(cacheControl('/'))};`,
  // An answer that is missing may be there in a moment.
  `"~^404:text/plain" "no-store";`,
  ...['/api/', '/assets/', '/cdn/', '/icons/'].map(
    (folder) => `"~^[^ ]* ${folder}" ${quoted(cacheControl(folder))};`,
  ),
];

/** The visitor's language as scripts/serve/language.ts chooses it, but that browsers are taken to name theirs in order. */
function languageMaps(): readonly string[] {
  const any = LOCALES.join('|');
  const slugs = NICHES.flatMap((niche) => LOCALES.map((locale) => landingSlug(niche, locale)));
  const own = LOCALES.map((locale) => `${locale} ${landingSlug(1, locale)};`);
  return [
    map('$http_accept_language', '$language_accepted', [
      `default ${DEFAULT_LOCALE};`,
      `"~(?:^|,)\\s*(?<accepted>${any})(?:-[A-Za-z0-9-]+)?(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:[;,]|$)" $accepted;`,
    ]),
    map(`"$arg_lang $cookie_${COOKIES.language}"`, '$language', [
      'default $language_accepted;',
      `"~^(?<asked>${any}) " $asked;`,
      `"~^[^ ]* (?<kept>${any})$" $kept;`,
    ]),
    map('$language', '$own_slug', own),
    map('$uri', '$lander_slug', [
      'default $own_slug;',
      `"~^/landers/[^/]+/(?:[^/]*?[^a-z0-9/])??(?<named>${slugs.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z0-9])" $named;`,
    ]),
  ];
}

const compressible = [...new Set(Object.values(TYPES))]
  .filter((type) => COMPRESSIBLE.test(type))
  .map((type) => type.split(';')[0] ?? '')
  .filter((type) => type !== 'text/html');

/** Files that are said to be in UTF-8. */
const written = [...new Set(Object.values(TYPES))]
  .filter((type) => type.includes('charset'))
  .map((type) => type.split(';')[0] ?? '')
  .filter((type) => type !== 'text/html');

const types = FILE_ENDINGS.map((ending) => `${TYPES[ending].split(';')[0]} ${ending};`);

/** The addresses that the app knows, without the slash that may end them. */
const pages = (): string =>
  KNOWN_PAGES.map((pattern) =>
    pattern.source
      .replaceAll('\\/', '/')
      .replace(/^\^/, '')
      .replace(/\/\?\$$/, ''),
  )
    .filter((source) => source !== '/')
    .join('|');

const tries = '$page $page/index.$language.html $page/index.html $lander/$lander_slug/index.html';

const proxied = (): string => `proxy_pass http://vesper_api;
    charset off;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # What this server says about an answer is said once.
${indented(
  ['Cache-Control', ...Object.keys(securityHeaders('/'))].map((name) => `proxy_hide_header ${name};`),
  '    ',
)}`;

/**
 * Writes the configuration, for nginx's `http` context.
 * @returns text that depends on no build: the hashes of what is inline come from files that `npm run deploy` writes for one
 */
export function nginxConfiguration(): string {
  const { maps, headers } = headerRules();
  const all = [
    ...headers,
    'Cache-Control $cache_control',
    'Content-Security-Policy $content_security_policy',
    'X-Robots-Tag $robots',
    'Vary $vary',
  ];
  return `# Written by "npm run deploy" from scripts/serve/headers.ts; the tests say when it is older. Not to be changed by hand.
#
# For the http context (conf.d). Before use: put TLS in front or into "server", the backend's address into "upstream", the folder of
# the build into "root", and into the folder of nginx's main configuration, where "include" looks for them, the two .map files that
# "npm run deploy" writes into build/release for that build.
# Pictures from another site (the setting cdn_prefix) must be added to img-src below.

upstream vesper_api {
  server 127.0.0.1:8081;
}

map_hash_bucket_size 256;
map_hash_max_size 8192;

${[
  ...maps,
  map('"$status:$sent_http_content_type $request_uri"', '$cache_control', cacheRows()),
  map('$uri', '$inline_styles', ['default "";', 'include vesper-styles.map;']),
  map('$uri', '$inline_scripts', ['default "";', 'include vesper-scripts.map;']),
  map('"$sent_http_content_type $uri"', '$content_security_policy', [
    'default "";',
    `"~^text/html" ${quoted(policy())};`,
    `"~ /sw\\.js$" ${quoted(policy())};`,
  ]),
  // What has no file of its own is a member's, or a way in.
  map('$uri', '$robots', ['default "";', '/shell.html "noindex";']),
  map('$sent_http_content_type', '$vary', ['default "";', '"~^text/html" "Accept-Language, Cookie";']),
  ...languageMaps(),
].join('\n\n')}

server {
  listen 80;
  server_name _;
  root /var/www/vesper;
  server_tokens off;
  charset utf-8;
  charset_types ${written.join(' ')};
  default_type application/octet-stream;
  types {
${indented(types, '    ')}
  }

  gzip on;
  gzip_comp_level 6;
  gzip_min_length 500;
  gzip_proxied any;
  gzip_vary on;
  gzip_types ${compressible.join(' ')};

${indented(
  all.map((header) => `add_header ${header} always;`),
  '  ',
)}

  # The backend; a photo of ten megabytes fits.
  location ^~ /api/ {
    client_max_body_size ${PHOTO_MAX_BYTES + FORM_BYTES};
    ${proxied()}
  }
  location ^~ /cdn/ {
    ${proxied()}
  }

  # A missing file is a plain 404, never a page: a stale tab must learn that it is stale.
  location ^~ /assets/ {
    try_files $uri @missing;
  }
  location ~ /\\. {
    return 404 "Not found.\\n";
    types { }
    default_type text/plain;
  }
  location ~* \\.(?:${FILE_ENDINGS.join('|')})$ {
    try_files $uri @missing;
  }
  location @missing {
    types { }
    default_type text/plain;
    return 404 "Not found.\\n";
  }

  location = / {
    try_files /index.$language.html /index.html =404;
  }
  location ~ "^(?<page>(?<lander>/landers/(?:${SLUG_LANDERS.join('|')}))/[^/]+)/?$" {
    try_files ${tries} /shell.html;
  }
  location ~ "^(?<page>${pages()})/?$" {
    try_files $page $page/index.$language.html $page/index.html /shell.html;
  }
  # A page that nobody knows: the app says so, and so does the status.
  location / {
    error_page 404 /shell.html;
    return 404;
  }
}
`;
}

/** The two files of one build that tell which inline style and script belong to which page. */
export function nginxMaps(inline: InlineParts): Readonly<Record<string, string>> {
  const rows = (kind: 'styles' | 'scripts'): string =>
    Object.entries(inline)
      .filter(([, hashes]) => hashes[kind] !== undefined)
      .map(([file, hashes]) => `"/${file}" " '${hashes[kind]}'";\n`)
      .toSorted()
      .join('');
  return { 'vesper-styles.map': rows('styles'), 'vesper-scripts.map': rows('scripts') };
}
