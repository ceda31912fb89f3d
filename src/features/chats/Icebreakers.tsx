/** Before the first message: the place of the way to some opening lines (spec 2). */
import { lazy, Suspense } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';

// Most conversations have begun long ago: they need nothing of it.
const IcebreakerButton = lazy(async () => {
  const { IcebreakerButton: part } = await whenReachable(() => import('./IcebreakerButton'));
  return { default: part };
});

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
