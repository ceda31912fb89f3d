/** The way back from a profile. */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { path } from '@/config/paths';

/** @returns goes back to where the profile was opened; to the search when the visit began here */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // The router names the first entry of a visit `default`.
    if (key === 'default') void navigate(path('members'));
    else void navigate(-1);
  }, [navigate, key]);
}
