// Pictures over the whole screen: swipe, arrow keys, pinch, double tap and wheel; drag down or Esc to close.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Lightbox } from 'yet-another-react-lightbox';
import type { ControllerRef, GenericSlide, Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { Icon } from './Icon';
import './theme/viewer.scss';

interface LockedSlide extends GenericSlide {
  type: 'locked';
  at: number;
}
declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    locked: LockedSlide;
  }
}

export interface ViewerPhoto {
  id: string;
  src: string;
  alt: string;
  /** `renderLocked` stands in its place. */
  locked?: boolean | undefined;
}

export interface ViewerLabels {
  /** Name of the dialog. */
  title: string;
  /** What one of them is, for screen readers: "photo". */
  photo: string;
  /** What all of them are: "photos". */
  photos: string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** "2 of 6"; both come as text. */
  position: (number: string, total: string) => string;
}

export interface ViewerAction {
  label: string;
  icon: ReactNode;
  /** The viewer has closed by then. @param index of the photo that was on screen */
  onSelect: (index: number) => void;
}

interface PhotoViewerProps {
  photos: readonly ViewerPhoto[];
  /** The photo to begin with. */
  index: number;
  labels: ViewerLabels;
  /** It has gone from the screen: take it out, now or soon. Called once. */
  onClose: () => void;
  /** What gets the focus when the viewer is taken out, asked for then: the photo it stood for may be another one. */
  opener: () => HTMLElement | null;
  /** `leave` closes the viewer and then calls what it is given. */
  renderLocked?: ((index: number, leave: (after: () => void) => void) => ReactNode) | undefined;
  /** What else can be done with the photo on screen; not with a locked one. */
  actions?: readonly ViewerAction[] | undefined;
  onView?: ((index: number) => void) | undefined;
}

/** Times as large as its own pixels: portraits of 800 px are small on a dense screen. */
const MOST_ZOOM = 4;

/** Mount it to open it; load it lazily, and on the intent to open it. */
export function PhotoViewer({
  photos,
  index,
  labels,
  onClose,
  opener,
  renderLocked,
  actions,
  onView,
}: PhotoViewerProps) {
  const [at, setAt] = useState(index);
  const [first] = useState(index);
  const controller = useRef<ControllerRef | null>(null);
  const after = useRef<(() => void) | null>(null);
  const leave = (then: () => void): void => {
    after.current = then;
    controller.current?.close();
  };
  const isClosed = useRef(false);
  // The browser's Back takes the viewer out as well. Another dialog comes only then, with the page behind it again.
  const goneFor = useEffectEvent(() => {
    opener()?.focus({ preventScroll: true });
    after.current?.();
  });
  useEffect(() => goneFor, []);

  // A new list would lead back to the first photo: the one that was opened stays.
  const [slides] = useState(() =>
    photos.map(({ src, alt, locked }, place): Slide =>
      locked === true ? { type: 'locked', at: place } : { type: 'image', src, alt },
    ),
  );
  const shown = photos[at];
  const position = labels.position(String(at + 1), String(photos.length));
  return (
    <Lightbox
      open
      className="viewer"
      close={() => {
        // Pressed twice while it fades, it still closes once.
        if (isClosed.current) return;
        isClosed.current = true;
        onClose();
      }}
      index={first}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '10%' }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: MOST_ZOOM, scrollToZoom: true, pinchZoomV4: true }}
      labels={{
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        Slide: labels.photo,
        Carousel: labels.photos,
        Lightbox: labels.title,
        'Photo gallery': labels.title,
        '{index} of {total}': labels.position('{index}', '{total}'),
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
      }}
      toolbar={{
        buttons: [
          ...(shown?.locked === true ? [] : (actions ?? [])).map(({ label, icon, onSelect }) => (
            <button
              key={label}
              type="button"
              className="yarl__button"
              title={label}
              aria-label={label}
              onClick={() => leave(() => onSelect(at))}
            >
              {icon}
            </button>
          )),
          'close',
        ],
      }}
      on={{
        view: ({ index: now }) => {
          setAt(now);
          onView?.(now);
        },
      }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'locked' && <div className="viewer-locked">{renderLocked?.(slide.at, leave)}</div>,
        controls: () => <output className="viewer-count">{position}</output>,
        ...(photos.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        iconPrev: () => <Icon as={ChevronLeft} size={32} />,
        iconNext: () => <Icon as={ChevronRight} size={32} />,
        iconClose: () => <Icon as={X} size={24} />,
        iconZoomIn: () => <Icon as={ZoomIn} size={24} />,
        iconZoomOut: () => <Icon as={ZoomOut} size={24} />,
      }}
    />
  );
}
