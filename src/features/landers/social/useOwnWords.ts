/** What the people on the page say of themselves, from their own profiles (spec 7, member.php). */
import { useEffect, useState } from 'react';
import { selectAuthStatus } from '@/core/auth/authSlice';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import type { Profile, ProfileDetails } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { isQuotable, MOST_QUOTES, quotedRow } from './quotable';

/**
 * To the server a member who asks for a profile visits it, which ends the new mark of a like: only visitors see these words.
 * @returns those whose words are in the language of the page; none while that is not known, where they are too few or the settings hide them
 */
export function useOwnWords(people: readonly Profile[]): readonly ProfileDetails[] {
  const isVisitor = useAppSelector(selectAuthStatus) === 'out';
  const mayTell = useVisibleParts().showsField('about') && isVisitor;
  const locale = currentLocale();
  const [told, setTold] = useState<readonly ProfileDetails[]>([]);
  useEffect(() => {
    if (!mayTell) return undefined;
    const asked = new AbortController();
    const look = async (): Promise<void> => {
      const { getMember } = await import('@/api/calls/members');
      const found: ProfileDetails[] = [];
      // The last ones first, since the first stand in the row above.
      for (let end = people.length; end > 0 && found.length < MOST_QUOTES; end -= MOST_QUOTES) {
        const answers = await Promise.allSettled(
          people
            .slice(Math.max(0, end - MOST_QUOTES), end)
            .map(({ id }) => getMember(id, { signal: asked.signal })),
        );
        if (asked.signal.aborted) return;
        for (const answer of answers) {
          if (answer.status === 'fulfilled' && isQuotable(answer.value.profile, locale))
            found.push(answer.value.profile);
        }
      }
      const row = quotedRow(found);
      // As they stand in the row above, which keeps like pictures apart.
      setTold(people.flatMap(({ id }) => row.filter((one) => one.id === id)));
    };
    // Without them the page says the rest.
    look().catch(() => undefined);
    return () => asked.abort();
  }, [people, mayTell, locale]);
  return mayTell ? told : [];
}
