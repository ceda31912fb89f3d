// What `npm audit` found, in words.
import * as v from 'valibot';

const Found = v.object({
  metadata: v.object({
    vulnerabilities: v.object({
      low: v.number(),
      moderate: v.number(),
      high: v.number(),
      critical: v.number(),
    }),
    dependencies: v.object({ total: v.number() }),
  }),
});
const Refused = v.object({ message: v.string(), statusCode: v.optional(v.number()) });

export interface Advisories {
  /** 0 without advisories, and where nobody could be asked. */
  readonly code: number;
  readonly words: string;
}

/**
 * Reads the JSON of `npm audit`. A registry that answers no audits is said aloud and fails nothing: it is no finding.
 * @throws ValiError for JSON that is neither
 */
export function readAdvisories(json: string): Advisories {
  const parsed = v.parse(v.pipe(v.string(), v.parseJson(), v.union([Found, Refused])), json);
  if ('message' in parsed)
    return {
      code: 0,
      words: `NOT AUDITED: the registry answers no audits (${parsed.message}). Run "npm audit" where one does.`,
    };
  const { low, moderate, high, critical } = parsed.metadata.vulnerabilities;
  const all = low + moderate + high + critical;
  return {
    code: all === 0 ? 0 : 1,
    words: `${all} advisories in ${parsed.metadata.dependencies.total} packages (${critical} critical, ${high} high, ${moderate} moderate, ${low} low).`,
  };
}
