/** What follows the first tap. Fetched while somebody looks at the doors: no first screen needs it. */
import { useEffect } from 'react';
import { GoodStart } from './GoodStart';
import { NextTap } from './NextTap';
import { stepOf } from './steps';
import type { Said } from './wishes';
import './laterTaps.scss';

interface LaterTapsProps {
  said: Said;
  onSaid: (said: Said) => void;
  onJoin: () => void;
}

export function LaterTaps({ said, onSaid, onJoin }: LaterTapsProps) {
  const step = stepOf(said);
  // What was pressed goes with these taps: whoever uses the keyboard goes on at the question of the doors.
  useEffect(() => () => document.querySelector<HTMLElement>('.icons h1')?.focus({ preventScroll: true }), []);
  if (step === 2 || step === 3) return <NextTap key={step} step={step} said={said} onSaid={onSaid} />;
  return <GoodStart said={said} onSaid={onSaid} onJoin={onJoin} />;
}
