/** Before the first message: the place of the way to some opening lines (spec 2). */
import { Suspense } from 'react';
import { extra } from '@/core/parts/late';

// Most conversations have begun long ago: they need nothing of it.
const IcebreakerButton = extra(() => import('./IcebreakerButton').then((m) => m.IcebreakerButton));

interface IcebreakersProps {
  /** The addressee's profile id. */
  profile: string;
  name: string;
}

export function Icebreakers(props: IcebreakersProps) {
  return (
    <div className="icebreakers">
      <Suspense fallback={null}>
        <IcebreakerButton {...props} />
      </Suspense>
    </div>
  );
}
