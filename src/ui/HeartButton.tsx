// The heart of a member card: a toggle with a short beat when a like is given.
import { useState } from 'react';
import { Heart } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import './theme/cards.scss';

export interface HeartProps {
  liked: boolean;
  /** Its name, with the member's ("Like Elena"). */
  label: string;
  onToggle: () => void;
  busy?: boolean | undefined;
}

/** 44 px round toggle, placed by the card. */
export function HeartButton({ liked, label, onToggle, busy = false }: HeartProps) {
  const [beats, setBeats] = useState(false);
  function toggle(): void {
    if (busy) return;
    setBeats(!liked);
    onToggle();
  }
  return (
    <button
      type="button"
      className={clsx('heart', beats && liked && 'heart-beat')}
      aria-pressed={liked}
      aria-label={label}
      aria-busy={busy || undefined}
      title={label}
      onClick={toggle}
    >
      <Icon as={Heart} filled={liked} />
    </button>
  );
}
