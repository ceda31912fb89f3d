/** Deletions whose undo time was cut short because the page was left: settled before the photos are shown again. */
import * as v from 'valibot';
import { failureOf } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { SESSION_KEYS } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

const schema = v.array(v.object({ member: v.string(), id: v.string(), key: v.string() }));
type LeftDeletion = v.InferOutput<typeof schema>[number];

function stored(): LeftDeletion[] {
  const parsed = v.safeParse(schema, jsonParse(readText('session', SESSION_KEYS.photoDeletions)));
  return parsed.success ? parsed.output : [];
}

/** Remembers, without a name, what the page tells the server on its way out. */
export function rememberDeletion(deletion: LeftDeletion): void {
  writeText('session', SESSION_KEYS.photoDeletions, JSON.stringify([...stored(), deletion]));
}

/**
 * Makes sure that the server knows of a member's deletions: what was sent on the way out may still be on its way. The
 * same key makes it the same act. One that cannot be told leaves its photo in place, where it can be seen.
 * @param member the profile id of who is here; what others left is dropped
 */
export async function settleDeletions(member: string): Promise<void> {
  const left = stored().filter((deletion) => deletion.member === member);
  removeText('session', SESSION_KEYS.photoDeletions);
  if (left.length === 0) return;
  const signal = sessionSignal();
  const { deletePhoto } = await import('@/api/calls/photos');
  for (const { id, key } of left) {
    await deletePhoto(id, { idempotencyKey: key, signal }).catch((error: unknown) => {
      const failure = failureOf(error);
      // Gone already is as good; anything else shows in the list that is asked for next.
      if (failure.kind !== 'refused') console.warn('A photo could not be deleted', failure.kind);
    });
  }
}
