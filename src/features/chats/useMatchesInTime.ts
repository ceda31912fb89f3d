/** Matches come with another answer than the conversations: what comes after those would push aside what is read already. */
import { useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectListIsHere } from './matchSelectors';

const NOBODY: readonly string[] = [];

/**
 * @param matches profile ids; null while they are not known
 * @returns nobody for the whole visit when they were not known as the list came; null until it comes
 */
export function useMatchesInTime(matches: readonly string[] | null): readonly string[] | null {
  const isListHere = useAppSelector(selectListIsHere);
  const [inTime, setInTime] = useState<boolean | null>(null);
  if (inTime === null && isListHere) setInTime(matches !== null);
  if (inTime === null) return null;
  return (inTime ? matches : null) ?? NOBODY;
}
