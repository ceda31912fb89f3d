/** What the people on the page say of themselves, from their own profiles (spec 7, member.php). */
import { useEffect, useState } from 'react';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import type { Profile, ProfileDetails } from '@/domain/model';

/** So many are asked for: the last ones, since the first stand in the row above. */
const MOST = 4;

/** @returns those whose profile says something; none while that is not known, or where it cannot be read or the settings hide it */
export function useOwnWords(people: readonly Profile[]): readonly ProfileDetails[] {
  const mayTell = useVisibleParts().showsField('about');
  const [told, setTold] = useState<readonly ProfileDetails[]>([]);
  useEffect(() => {
    if (!mayTell) return undefined;
    const asked = new AbortController();
    const look = async (): Promise<void> => {
      const { getMember } = await import('@/api/calls/members');
      const answers = await Promise.allSettled(
        people.slice(-MOST).map(({ id }) => getMember(id, { signal: asked.signal })),
      );
      if (asked.signal.aborted) return;
      const profiles = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value.profile] : [],
      );
      setTold(profiles.filter(({ about }) => about !== null && about.trim() !== ''));
    };
    // Without them the page says the rest.
    look().catch(() => undefined);
    return () => asked.abort();
  }, [people, mayTell]);
  return mayTell ? told : [];
}
