/** Two faces beside the questions, where there is room: whom they are about. They are drawn and promise nobody. */
import amara from '@/assets/portraits/wall/amara.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import pieter from '@/assets/portraits/wall/pieter.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { TiltedPortraits } from '@/ui/TiltedPortraits';

export function FinderPeople() {
  const wanted = useAppSelector(selectUser)?.looking_for;
  return (
    <div className="finder-people">
      <TiltedPortraits portraits={wanted === 'male' ? [pieter, kofi] : [sofia, amara]} look="empty" />
    </div>
  );
}
