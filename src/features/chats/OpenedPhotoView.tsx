/** All pictures of the conversation over the whole screen, whatever becomes of the row that one was opened from. */
import { Suspense } from 'react';
import type { RefObject } from 'react';
import { importAhead } from '@/lib/importPart';
import { lateTool } from './lateTool';
import type { OpenedPhoto } from './openPhoto';

const loadViewer = () => import('./ChatPhotos').then((m) => m.ChatPhotos);
const ChatPhotos = lateTool(loadViewer);

/** Whoever points at a picture is about to open it. */
export const prepareViewer = (): void => void importAhead(loadViewer);

interface OpenedPhotoViewProps {
  photo: OpenedPhoto;
  /** What the log stands in. */
  holder: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function OpenedPhotoView({ photo, holder, onClose }: OpenedPhotoViewProps) {
  const { conversation, attachment, name } = photo;
  // Its button may be another element by now, or none: then the log is the place that was left.
  const opener = (): HTMLElement | null => {
    const pictures = holder.current?.querySelectorAll<HTMLElement>('[data-picture]') ?? [];
    const button = [...pictures].find((element) => element.dataset.picture === attachment);
    return button ?? holder.current?.querySelector<HTMLElement>('[role="log"]') ?? null;
  };
  return (
    <Suspense>
      <ChatPhotos
        conversation={conversation}
        attachment={attachment}
        name={name}
        onClose={onClose}
        opener={opener}
      />
    </Suspense>
  );
}
