// A member in a grid: picture, name, age, place, labels and the heart.
import type { ReactNode } from 'react';
import { HeartButton } from './HeartButton';
import type { HeartProps } from './HeartButton';
import { OnlineDot } from './OnlineDot';
import { Portrait } from './Portrait';
import { VisuallyHidden } from './VisuallyHidden';
import './theme/cards.scss';

interface MemberCardViewProps {
  image: string | null | undefined;
  name: string;
  age?: number | string | undefined;
  /** Place and distance in one line ("Ghent · 4 km"). */
  place?: string | undefined;
  online?: boolean | undefined;
  onlineLabel?: string | undefined;
  /** At most two GlassLabels. */
  labels?: ReactNode;
  /** Draws the link over the whole card, with the router's own component. */
  renderLink: (link: { className: string; children: ReactNode }) => ReactNode;
  /** What the labels say, for those who hear the link alone ("New like, fictional"). */
  spokenLabels?: string | undefined;
  heart?: HeartProps | undefined;
  /** Among the first pictures of the page. */
  priority?: boolean | undefined;
  /** CSS colour of the ground while the picture loads. */
  placeholder?: string | undefined;
}

/** Member card of 3:4; one link plus the heart's own button. */
export function MemberCardView({
  image,
  name,
  age,
  place,
  online = false,
  onlineLabel,
  labels,
  renderLink,
  spokenLabels,
  heart,
  priority,
  placeholder,
}: MemberCardViewProps) {
  const text = (
    <span className="mcard-text">
      <span className="mcard-name">
        <span>{name}</span>
        {age !== undefined && <span className="mcard-age">, {age}</span>}
      </span>{' '}
      {/* The spaces keep the words of the link's name apart. */}
      {(online || place) && (
        <span className="mcard-place">
          {online && <OnlineDot label={onlineLabel} />} {place}
        </span>
      )}{' '}
      {spokenLabels !== undefined && spokenLabels !== '' && <VisuallyHidden>{spokenLabels}</VisuallyHidden>}
    </span>
  );
  return (
    <article className="mcard">
      <Portrait src={image} alt="" priority={priority} placeholder={placeholder} />
      {renderLink({ className: 'mcard-link', children: text })}
      {labels !== undefined && labels !== null && labels !== false && (
        // Said once: the link says the same words.
        <span className="mcard-labels" aria-hidden={spokenLabels ? true : undefined}>
          {labels}
        </span>
      )}
      {heart !== undefined && <HeartButton {...heart} />}
    </article>
  );
}
