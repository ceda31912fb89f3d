/** Around the log: what can be done with a message, by its button, a long press or the keyboard, and the picture it opens. */
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/store/hooks';
import { OpenActs } from './actTarget';
import type { ActTarget } from './actTarget';
import { selectActSaid } from './actsSlice';
import { watchLongPress } from './longPress';
import { watchMessageKeys } from './messageKeys';
import { lateTool } from './lateTool';
import { OpenPhoto } from './openPhoto';
import type { OpenedPhoto } from './openPhoto';
import { OpenedPhotoView } from './OpenedPhotoView';

const ActsOverlay = lateTool(() => import('./ActsOverlay').then((m) => m.ActsOverlay));
const ActNoteView = lateTool(() => import('./ActNoteView').then((m) => m.ActNoteView));

/** Takes no room of its own. */
export function MessageActs({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<ActTarget | null>(null);
  const [photo, setPhoto] = useState<OpenedPhoto | null>(null);
  const said = useAppSelector(selectActSaid);
  // What is said anew is another note, also in the same words.
  const [noted, setNoted] = useState({ said, turn: 0 });
  if (noted.said !== said) setNoted({ said, turn: noted.turn + 1 });
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
      <OpenPhoto value={setPhoto}>
        <div className="message-acts" ref={holder}>
          {children}
        </div>
      </OpenPhoto>
      {photo && <OpenedPhotoView photo={photo} holder={holder} onClose={() => setPhoto(null)} />}
      <Suspense fallback={null}>
        {target && <ActsOverlay key={target.message.id} target={target} onClosed={() => setTarget(null)} />}
        {said && <ActNoteView key={noted.turn} said={said} />}
      </Suspense>
    </OpenActs>
  );
}
