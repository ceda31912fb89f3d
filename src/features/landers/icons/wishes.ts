/** The first tap of the lander of icons, and what has been said so far. */
import type { LucideIcon } from 'lucide-react';
import { Dices, Flame, Infinity as Lasting, Martini, MessagesSquare } from 'lucide-react';
import type { Gender } from '@/domain/model';

export const WISHES = ['talk', 'out', 'flirt', 'lasting', 'open'] as const;
export type Wish = (typeof WISHES)[number];

export const WISH_ICONS: Readonly<Record<Wish, LucideIcon>> = {
  talk: MessagesSquare,
  out: Martini,
  flirt: Flame,
  lasting: Lasting,
  open: Dices,
};

export interface Said {
  wish: Wish | null;
  looking_for: Gender | null;
  gender: Gender | null;
}
export const NOTHING_SAID: Said = { wish: null, looking_for: null, gender: null };
