/** Three members of the search, one of whom has been given a like. */
import { Heart } from 'lucide-react';
import amara from '@/assets/portraits/wall/amara.webp';
import jonas from '@/assets/portraits/wall/jonas.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import { Icon } from '@/ui/Icon';
import { Face } from './Face';

/** Pictures that the wall above has brought already. The middle one is liked. */
const MEMBERS = [jonas, sofia, amara] as const;
const LIKED = sofia;

export function LikeScene() {
  return (
    <div className="scene-like">
      {MEMBERS.map((src) => (
        <span key={src} className="scene-card">
          <Face src={src} />
          <span className="scene-heart">
            <Icon as={Heart} size={16} filled={src === LIKED} />
          </span>
        </span>
      ))}
    </div>
  );
}
