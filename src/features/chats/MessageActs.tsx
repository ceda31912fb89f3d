/** Around the log: what can be done with a message, by its button, a long press or the keyboard. */
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/store/hooks';
import { OpenActs } from './actTarget';
import type { ActTarget } from './actTarget';
import { selectActNote } from './actsSlice';
import { watchLongPress } from './longPress';
import { watchMessageKeys } from './messageKeys';
import { lateTool } from './lateTool';

const ActsOverlay = lateTool(() => import('./ActsOverlay').then((m) => m.ActsOverlay));
const ActNoteView = lateTool(() => import('./ActNoteView').then((m) => m.ActNoteView));

/** Takes no room of its own. */
export function MessageActs({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<ActTarget | null>(null);
  const note = useAppSelector(selectActNote);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const stops = [watchLongPress(element), watchMessageKeys(element)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <OpenActs value={setTarget}>
      <div className="message-acts" ref={holder}>
        {children}
      </div>
      <Suspense fallback={null}>
        {target && <ActsOverlay key={target.message.id} target={target} onClosed={() => setTarget(null)} />}
        {note !== null && <ActNoteView key={note} note={note} />}
      </Suspense>
    </OpenActs>
  );
}
