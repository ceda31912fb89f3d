/** A number that counts up to its value, once; at once for those who want no movement. */
import { useEffect, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const DURATION_MS = 900;

/** @param props whole numbers */
export function CountUp({ from, to }: { from: number; to: number }) {
  const { number } = useFormats();
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS;
    let frame = 0;
    let began: number | null = null;
    const step = (at: number): void => {
      began ??= at;
      const share = duration === 0 ? 1 : Math.min(1, (at - began) / duration);
      // Slows down towards the end, like everything that arrives.
      setShown(Math.round(from + (to - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span aria-hidden="true">{number(shown)}</span>
      <VisuallyHidden>{number(to)}</VisuallyHidden>
    </>
  );
}
