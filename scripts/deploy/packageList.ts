// The list of the packages in a release (SBOM, CycloneDX): the same lock file gives the same bytes, on every machine.
import { createHash } from 'node:crypto';
import * as v from 'valibot';

const Bom = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.pipe(v.array(v.looseObject({ 'bom-ref': v.string() })), v.minLength(1)),
});

/** A UUID that is made of a text alone (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Takes out what is of the moment and the machine: time, chance, the folder's name and the version of the tool.
 * @param bom what `npm sbom` printed
 * @param name the product's
 * @returns JSON with a line break at its end
 * @throws ValiError when it is no CycloneDX list, or an empty one
 */
export function reproduciblePackageList(bom: string, name: string): string {
  const {
    metadata,
    components,
    serialNumber: _,
    ...rest
  } = v.parse(v.pipe(v.string(), v.parseJson(), Bom), bom);
  const { timestamp: _time, tools: _tools, component, ...told } = metadata;
  const list = {
    ...rest,
    metadata: { ...told, component: { ...component, type: 'application', name } },
    components: components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(list))}`;
  return `${JSON.stringify({ serialNumber, ...list }, null, 2)}\n`;
}
