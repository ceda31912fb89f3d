/** The words of a card: who it is, where, and what both like. */
import { useTranslation } from 'react-i18next';
import { INTEREST_GROUPS, isInterest } from '@/config/interests';
import { selectUser } from '@/core/auth/authSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import type { Profile } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { selectCardFacts } from './swipeSlice';

const MOST_INTERESTS = 3;
const INTIMATE: readonly string[] = INTEREST_GROUPS.intimate;

export interface CardWords {
  profile: Profile;
  /** City and distance in one line. */
  place: string;
  /** Three at most, those of both first. */
  interests: { name: string; text: string; shared: boolean }[];
  about: string | null;
}

/** @returns null while the profile is not in the table; what the settings hide is left out */
export function useCardWords(id: string): CardWords | null {
  const { t } = useTranslation('interests');
  const formats = useFormats();
  const profile = useAppSelector((state) => selectProfile(state, id));
  const facts = useAppSelector((state) => selectCardFacts(state, id));
  const { showsField, showsNote } = useVisibleParts();
  const own = useAppSelector(selectUser)?.profile.interests ?? [];
  if (!profile) return null;
  const { distance_km } = profile;
  const distance = distance_km !== null && showsNote('distance') ? formats.distance(distance_km) : null;
  // What both like first; what is intimate comes last, as for a first glance there is other talk.
  const rank = ({ name, shared }: { name: string; shared: boolean }): number =>
    shared ? 0 : INTIMATE.includes(name) ? 2 : 1;
  const interests = [...new Set(showsField('interests') ? facts?.interests : [])]
    .filter(isInterest)
    .map((name) => ({ name, text: t(name), shared: own.includes(name) }));
  return {
    profile,
    place: [profile.city ?? profile.region, distance].filter((part) => part !== null).join(' · '),
    interests: interests.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_INTERESTS),
    about: (showsField('about') && facts?.about) || null,
  };
}
