// The headers for a static host, in the format that several of them read from a file `_headers` beside the pages.
import { cacheControl, contentSecurityPolicy, securityHeaders, type InlineParts } from '../serve/headers.ts';

/** Folders whose files are kept by browsers; such a host asks for everything else anew by itself. */
const KEPT = ['/assets/', '/icons/'];

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes the file. Such hosts put the headers of all rules that fit together, so no two rules name the same header; the policy is one for
 * every page, and allows what any of them has inline by its hash.
 * @param inline of one build; without it the policy allows nothing inline
 */
export function staticHeaders(inline: InlineParts = {}): string {
  const hashes = (kind: 'styles' | 'scripts'): string | undefined =>
    [...new Set(Object.values(inline).flatMap((parts) => parts[kind] ?? []))].toSorted().join("' '") ||
    undefined;
  const policy = contentSecurityPolicy({ styles: hashes('styles'), scripts: hashes('scripts') });
  return `# Written by "npm run deploy" from scripts/serve/headers.ts; the tests say when it is older. Not to be changed by hand.
# The copy in build/release, written for one build, also allows what that build's pages have inline: use that one, beside them.
# The host must answer 404 for missing files below /assets, shell.html for the app's addresses, and pass /api on to the backend.

${rule('/*', { ...securityHeaders('/'), 'Content-Security-Policy': policy })}

${KEPT.map((folder) => rule(`${folder}*`, { 'Cache-Control': cacheControl(folder) })).join('\n\n')}
`;
}
