/** The language of a member's account (spec 7). */
import type { Locale } from '@/domain/model';
import type { Tools } from './authThunks';
import { writeUser } from './writeInSession';

/**
 * Saves the chosen language to the account of who is logged in.
 * @throws ApiError when the server could not be told
 */
export async function saveLanguage(language: Locale, tools: Tools & { signal: AbortSignal }): Promise<void> {
  const { updateUser } = await import('@/api/calls/user');
  await writeUser(tools, () => updateUser({ language }, { signal: tools.signal }));
}
