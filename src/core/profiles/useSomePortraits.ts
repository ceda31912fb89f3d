/** Two pictures of known members, for the decoration of empty pages. */
import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '@/store/hooks';
import { useImageUrl } from '../settings/useImageUrl';
import { selectProfileTable } from './profilesSlice';

const HOW_MANY = 2;

const selectSomeFiles = createSelector([selectProfileTable], (table) =>
  Object.values(table)
    .flatMap(({ main_image }) => main_image?.filename ?? [])
    .slice(0, HOW_MANY),
);

/** @returns two addresses; fewer while fewer members are known */
export function useSomePortraits(): string[] {
  const imageUrl = useImageUrl();
  const files = useAppSelector(selectSomeFiles);
  return files.flatMap((file) => imageUrl(file) ?? []);
}
