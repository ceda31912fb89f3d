/** The act of accepting changed terms, wherever its button stands. */
import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { acceptTerms } from './acceptTerms';

/**
 * @param version of the terms that are to be accepted, epoch ms
 * @returns the button's act, and how it goes
 */
export function useAcceptance(version: number) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting');
  const accept = async (): Promise<void> => {
    setState('busy');
    try {
      await dispatch(acceptTerms(version));
    } catch {
      setState('failed');
    }
  };
  return { state, accept };
}
