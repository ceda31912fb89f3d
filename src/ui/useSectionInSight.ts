// Which section of a long page is being read.
import { useEffect, useState } from 'react';

/** Below the bar, and in the upper part of the window, where the gaze is. */
const WHERE_ONE_READS = '-96px 0px -55% 0px';

/**
 * @param ids of the sections, from top to bottom
 * @returns the id of the first section that is in the upper part of the window; the last one known where there is none, and
 * null before, and where the browser cannot tell
 */
export function useSectionInSight(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        const first = sections.find((section) => inSight.has(section));
        if (first) setCurrent(first.id);
      },
      { rootMargin: WHERE_ONE_READS },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [all]);
  return current;
}
