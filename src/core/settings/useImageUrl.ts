/** Addresses of pictures: the server names files, settings name the place (spec 3, cdn_prefix). */
import { useCallback } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectCdnPrefix } from './settingsSlice';

/** @returns a function from a file name of a ProfileImage to its address, null while settings or the picture are missing */
export function useImageUrl(): (filename: string | null | undefined) => string | null {
  const prefix = useAppSelector(selectCdnPrefix);
  return useCallback((filename) => (prefix && filename ? `${prefix}${filename}` : null), [prefix]);
}
