// Every field of an answer that holds a string of any kind, as the API's own description tells them.
import description from '../../../docs/openapi.json' with { type: 'json' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Follows a reference inside the description, as `#/components/schemas/Profile`. */
function resolved(schema: unknown): unknown {
  if (!isRecord(schema) || typeof schema['$ref'] !== 'string') return schema;
  let at: unknown = description;
  for (const name of schema['$ref'].split('/').slice(1)) at = isRecord(at) ? at[name] : undefined;
  return at;
}

/** What a string may be is told by these: a closed list, a date, a pattern. */
const NARROW = ['enum', 'const', 'format', 'pattern'];

/** Adds the names below a schema. @param name the field that holds it @param seen what lies around it */
function collect(found: Set<string>, given: unknown, name: string, seen: ReadonlySet<unknown>): void {
  const schema = resolved(given);
  if (!isRecord(schema) || seen.has(schema)) return;
  const around = new Set([...seen, schema]);
  if (schema['type'] === 'string' && !NARROW.some((word) => word in schema)) found.add(name);
  for (const choice of ['anyOf', 'oneOf', 'allOf']) {
    const schemas = schema[choice];
    if (Array.isArray(schemas)) for (const one of schemas) collect(found, one, name, around);
  }
  collect(found, schema['items'], name, around);
  collect(found, schema['additionalProperties'], name, around);
  if (isRecord(schema['properties']))
    for (const [field, one] of Object.entries(schema['properties'])) collect(found, one, field, around);
}

function answerFields(): ReadonlySet<string> {
  const found = new Set<string>();
  const paths: readonly Readonly<Record<string, unknown>>[] = Object.values(description.paths);
  const operations = paths.flatMap((path) => Object.values(path));
  for (const { responses } of operations.filter(isRecord))
    for (const response of isRecord(responses) ? Object.values(responses).map(resolved) : [])
      if (isRecord(response) && isRecord(response['content']))
        for (const content of Object.values(response['content']))
          if (isRecord(content)) collect(found, content['schema'], '', new Set());
  return found;
}

const FIELDS = answerFields();

/** Strings by which programs know things; people never read them as they are. */
const PROGRAM = new Set([
  'brand',
  'cdn_prefix',
  'client_id',
  'code',
  'conversation',
  'conversation_id',
  'countries',
  'country',
  'currency',
  'domain',
  'domain_language',
  'emoji',
  'filename',
  'from',
  'geoip_country',
  'geoip_selected_country',
  'gift',
  'id',
  'interests',
  'languages',
  'match',
  'methods',
  'package',
  'path',
  'payment_id',
  'paymentmethods',
  'push_public_key',
  'redirect_url',
  'region',
  'search_fields',
  'shared_interests',
  'site_entry_countries',
  'spent',
  'status',
  'target',
  'thumb_filename',
  'url',
  'user_id',
  'validity',
  'visible_profile_fields',
  'visible_profile_notes',
]);

/** What people read as it is written. */
export const WORDS: ReadonlySet<string> = new Set([...FIELDS].filter((name) => !PROGRAM.has(name)));
/** What programs work with. */
export const NAMES: readonly string[] = [...FIELDS].filter((name) => PROGRAM.has(name)).toSorted();
