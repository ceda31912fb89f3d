/** What every part of a lander knows about it: for whom it speaks, and where answers go (spec 2). */
import { createContext, useContext } from 'react';
import { useParams } from 'react-router';
import { readSlug } from '@/domain/landingSlug';
import { nicheName } from '@/domain/niche';
import type { NicheName } from '@/domain/niche';
import type { Gender } from '@/domain/model';

/** What a lander has asked; null says nothing. */
export interface LanderAnswers {
  gender: Gender | null;
  looking_for: Gender | null;
}
/** Puts answers where the sign-up finds them; resolves in any case. */
export type KeepAnswers = (answers: LanderAnswers) => Promise<void>;

/** Set by the page: a lander knows nothing about the form. */
export const KeepAnswersContext = createContext<KeepAnswers>(() => Promise.resolve());
export const useKeepAnswers = (): KeepAnswers => useContext(KeepAnswersContext);

/** @returns the niche that the address names, `plain` where it names none */
export function useLander(): { niche: NicheName } {
  const { slug } = useParams();
  const named = slug === undefined ? null : readSlug(slug);
  return { niche: nicheName(named?.niche ?? 1) };
}
