/** Five faces that rise over the foot of the page. */
import margot from '@/assets/portraits/landers/margot.webp';
import diego from '@/assets/portraits/wall/diego.webp';
import helga from '@/assets/portraits/wall/helga.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import yuki from '@/assets/portraits/wall/yuki.webp';
import { Face } from './Face';

/** Neighbours never share a light mood. */
const FACES = [diego, helga, yuki, kofi, margot] as const;

export function CrowdScene() {
  return (
    <div className="scene-row">
      {FACES.map((src) => (
        <span key={src} className="scene-card">
          <Face src={src} />
        </span>
      ))}
    </div>
  );
}
