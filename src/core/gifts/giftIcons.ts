/** The picture of each gift; an unknown one is a wrapped box. */
import { CakeSlice, Coffee, Gem, Gift, Martini, Rose, Ticket } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { isGiftName } from '@/config/gifts';
import type { GiftName } from '@/config/gifts';

const ICONS: Record<GiftName, LucideIcon> = {
  rose: Rose,
  coffee: Coffee,
  cocktail: Martini,
  cake: CakeSlice,
  ticket: Ticket,
  gem: Gem,
};

/** @param id of the gift, as the server names it */
export const giftIcon = (id: string): LucideIcon => (isGiftName(id) ? ICONS[id] : Gift);
