/** What all landers' pages share: their answers go to the sign-up, which features cannot reach by themselves. */
import type { ReactNode } from 'react';
import { KeepAnswersContext } from '@/features/landers/parts/lander';
import type { LanderAnswers } from '@/features/landers/parts/lander';

/** Comes with the answers: the form's rules are no part of the page before. */
async function keepAnswers(answers: LanderAnswers): Promise<void> {
  try {
    const { keepSignupAnswers } = await import('@/features/signup/signupAnswers');
    keepSignupAnswers(answers);
  } catch {
    // Without a network the form asks again: nothing else is lost.
  }
}

export function LanderPage({ children }: { children: ReactNode }) {
  return <KeepAnswersContext value={keepAnswers}>{children}</KeepAnswersContext>;
}
