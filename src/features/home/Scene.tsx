/** The place of a piece of the product beside the words about it. */
import { Suspense, useRef } from 'react';
import { extra } from '@/core/parts/late';
import type { SceneName } from './scenes/SceneDrawn';
import { useNear } from './useNear';

// Words come with the page; what only adorns them comes when it is near, and takes nothing from the first load.
const SceneDrawn = extra(() => import('./scenes/SceneDrawn').then((m) => m.SceneDrawn), ['auth']);

/** Decoration: hidden from assistive technology, with nothing in it to press. Its room is kept from the first. */
export function Scene({ of }: { of: SceneName }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="scene" aria-hidden="true">
      {isNear && (
        <Suspense>
          <SceneDrawn of={of} />
        </Suspense>
      )}
    </div>
  );
}
