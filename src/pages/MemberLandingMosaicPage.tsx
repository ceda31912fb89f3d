/** /members/:id/landing2/:slug?: faces and questions. */
import { useParams } from 'react-router';
import { MosaicLanding } from '@/features/memberLanding/MosaicLanding';
import type { Answers } from '@/features/memberLanding/questions';

/** Comes with the answers: the form's rules are no part of the page before. */
async function keepAnswers(answers: Answers): Promise<void> {
  try {
    const { keepSignupAnswers } = await import('@/features/signup/signupAnswers');
    keepSignupAnswers(answers);
  } catch {
    // Without a network the form asks again: nothing else is lost.
  }
}

export default function MemberLandingMosaicPage() {
  const { id = '' } = useParams();
  return <MosaicLanding key={id} id={id} keepAnswers={keepAnswers} />;
}
