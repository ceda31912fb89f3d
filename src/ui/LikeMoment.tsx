// The moment of a match or a new like: portrait with rings, two words, one button. Stands in a dark Modal.
import type { ReactNode } from 'react';
import { Heart } from 'lucide-react';
import { Icon } from './Icon';
import { Portrait } from './Portrait';
import './theme/empty.scss';
import './theme/moment.scss';

interface LikeMomentProps {
  image: string | null | undefined;
  /** Makes the picture a button, named `label`. */
  imageAction?: { label: string; onPress: () => void } | undefined;
  title: string;
  /** Id for the dialog's `titleId`. */
  titleId: string;
  text: ReactNode;
  /** Buttons under the text: white first, then a link. */
  actions: ReactNode;
  /** Between the text and the buttons. */
  children?: ReactNode;
  /** A click anywhere on it; whatever it does must have a button too. */
  onPress?: (() => void) | undefined;
}

/** Content of the new-like dialog: `<Modal dark hideTitle titleId={id}>` around it. */
export function LikeMoment({
  image,
  imageAction,
  title,
  titleId,
  text,
  actions,
  children,
  onPress,
}: LikeMomentProps) {
  return (
    <div className="moment on-navy" role="presentation" onClick={onPress}>
      <div className="moment-picture">
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <Portrait src={image} alt="" priority />
        <span className="medallion" aria-hidden="true">
          <Icon as={Heart} size={32} filled />
        </span>
        {imageAction !== undefined && (
          <button
            type="button"
            className="moment-press"
            aria-label={imageAction.label}
            onClick={(event) => {
              // One press does one thing: anywhere else it is a press on the moment, and the next one may stand there by now.
              event.stopPropagation();
              imageAction.onPress();
            }}
          />
        )}
      </div>
      <h2 className="moment-title" id={titleId}>
        {title}
      </h2>
      <p className="moment-text">{text}</p>
      {children}
      <div className="empty-actions">{actions}</div>
    </div>
  );
}
