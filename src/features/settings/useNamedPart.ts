/** The part of the settings that the address names gets the focus; scrolling to it is the router's work. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { eachFrameUntil } from '@/core/navigation/eachFrameUntil';
import { SETTINGS_PARTS, headingId } from './SettingsPanel';

/** The page's own heading, which a change of page brings the focus to, comes first. */
const AFTER_FRAMES = 3;

export function useNamedPart(): void {
  // Another object with each navigation: the same link, followed again, leads there again.
  const location = useLocation();
  useEffect(() => {
    const part = SETTINGS_PARTS.find((name) => `#${name}` === location.hash);
    if (part === undefined) return undefined;
    let frames = 0;
    // The lower panels may come a moment later.
    const seeking = eachFrameUntil(() => {
      frames += 1;
      const heading = frames > AFTER_FRAMES ? document.getElementById(headingId(part)) : null;
      heading?.focus({ preventScroll: true });
      return heading !== null;
    });
    return seeking.stop;
  }, [location]);
}
