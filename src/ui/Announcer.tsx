// Polite announcements for screen readers, from anywhere in the app.
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createAnnounceQueue } from './announceQueue';
import { LiveRegion } from './LiveRegion';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Holds the live region; once, around the whole app. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const [queue] = useState(() => createAnnounceQueue(setText));
  useEffect(() => queue.stop, [queue]);
  return (
    <AnnounceContext value={queue.announce}>
      {children}
      <LiveRegion>{text}</LiveRegion>
    </AnnounceContext>
  );
}

/** Returns `announce(text)`: says it politely, at most one text per two seconds, three at most wait. */
export function useAnnouncer(): Announce {
  return useContext(AnnounceContext);
}
