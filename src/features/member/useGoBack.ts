/** The way back from a profile. */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { isFirstEntry } from './historyEntry';

/** @returns goes back to where the profile was opened; to the search when the visit began here */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = isFirstEntry(useLocation());
  return useCallback(() => {
    if (isFirst) void navigate(path('members'));
    else void navigate(-1);
  }, [navigate, isFirst]);
}
