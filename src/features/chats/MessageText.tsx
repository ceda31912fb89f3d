/** The words of a message. Links are made of addresses where there may be one; until then they stand there as text. */
import { lazy, Suspense } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';

const LinkedText = lazy(async () => {
  const { LinkedText } = await whenReachable(() => import('./LinkedText'));
  return { default: LinkedText };
});

/** Every web address has a dot or a colon with something on both sides. */
const MAYBE_LINK = /[^\s.:][.:][^\s.:]|:\/\//u;

export function MessageText({ text }: { text: string }) {
  if (!MAYBE_LINK.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <LinkedText text={text} />
    </Suspense>
  );
}
