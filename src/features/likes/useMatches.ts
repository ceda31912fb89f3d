/** The matches, for pages that show them beside something else. */
import { useAppSelector } from '@/store/hooks';
import { selectLikesStatus, selectMatches } from './likesSlice';

/** @returns profile ids, new likes first; null while the likes are not known */
export function useMatches(): readonly string[] | null {
  const known = useAppSelector(selectLikesStatus) === 'ready';
  const matches = useAppSelector(selectMatches);
  return known ? matches : null;
}
