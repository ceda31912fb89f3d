/** The words of a message. Links are made of addresses where there may be one; until then they stand there as text. */
import { Suspense } from 'react';
import { late } from '@/core/parts/late';
import { QuietBoundary } from '@/core/parts/QuietBoundary';

const LinkedText = late(() => import('./LinkedText').then((m) => m.LinkedText));

/** Every web address has a dot or a colon with something on both sides. */
const MAYBE_LINK = /[^\s.:][.:][^\s.:]|:\/\//u;

export function MessageText({ text }: { text: string }) {
  if (!MAYBE_LINK.test(text)) return text;
  return (
    <QuietBoundary instead={text}>
      <Suspense fallback={text}>
        <LinkedText text={text} />
      </Suspense>
    </QuietBoundary>
  );
}
