/** What is on screen until the first route's code is here: the site's frame, no words. */
import { Spinner } from '@/ui/Spinner';

export function FirstPaint() {
  return (
    <main className="first-paint" aria-busy="true">
      <Spinner />
    </main>
  );
}
