// What scripts hold in memory, as a heap snapshot counts it: the engine's own figure has the compiled code in it, of which there is
// more and better the longer a page runs.
import type { CDPSession } from '@playwright/test';
import * as v from 'valibot';

/** The parts of a heap snapshot that are read: a node is so many numbers of the list, in the order of the fields' names. */
const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      // Kinds of nodes by their number; of the other fields, what they are.
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  nodes: v.array(v.number()),
});

/** Bytecode and machine code; and what the browser itself holds, as the elements of the page. */
const NOT_OF_SCRIPTS: ReadonlySet<string> = new Set(['code', 'native']);

/** @returns bytes of all objects, closures, strings and the like that are still needed */
export async function heldByScripts(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot: about, nodes } = v.parse(snapshot, JSON.parse(chunks.join('')));
  const [kinds] = about.meta.node_types;
  const fields = about.meta.node_fields;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  if (kindAt < 0 || sizeAt < 0) throw new Error(`The snapshot has other fields: ${fields.join()}`);
  let held = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_OF_SCRIPTS.has(kinds[nodes[node + kindAt] ?? -1] ?? '')) held += nodes[node + sizeAt] ?? 0;
  return held;
}
