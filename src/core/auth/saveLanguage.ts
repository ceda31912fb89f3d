/** The language of a member's account (spec 7). */
import type { Locale } from '@/domain/model';
import { idOf, learnUser } from './authThunks';
import type { Tools } from './authThunks';
import { writeInSession } from './writeInSession';

/**
 * Saves the chosen language to the account of who is logged in.
 * @throws ApiError when the server could not be told
 */
export async function saveLanguage(language: Locale, tools: Tools & { signal: AbortSignal }): Promise<void> {
  const before = idOf(tools.getState());
  const { updateUser } = await import('@/api/calls/user');
  const user = await writeInSession(tools, () => updateUser({ language }, { signal: tools.signal }));
  learnUser(user, before, tools);
}
