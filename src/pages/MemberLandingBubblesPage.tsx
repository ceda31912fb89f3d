/** /members/:id/landing3/:slug?: a conversation that has not begun. */
import { useParams } from 'react-router';
import { BubbleLanding } from '@/features/memberLanding/BubbleLanding';

export default function MemberLandingBubblesPage() {
  const { id = '' } = useParams();
  return <BubbleLanding key={id} id={id} />;
}
