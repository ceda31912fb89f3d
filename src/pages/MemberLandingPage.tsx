/** /members/:id/landing: a photo and a few words. */
import { useParams } from 'react-router';
import { HeroLanding } from '@/features/memberLanding/HeroLanding';

export default function MemberLandingPage() {
  const { id = '' } = useParams();
  return <HeroLanding key={id} id={id} />;
}
