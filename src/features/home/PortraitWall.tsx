/** The tilted wall of drawn portraits behind the hero: decoration, so it is hidden from assistive technology. */
import amara from '@/assets/portraits/wall/amara.webp';
import elena from '@/assets/portraits/wall/elena.webp';
import helga from '@/assets/portraits/wall/helga.webp';
import jonas from '@/assets/portraits/wall/jonas.webp';
import marek from '@/assets/portraits/wall/marek.webp';
import nora from '@/assets/portraits/wall/nora.webp';
import pieter from '@/assets/portraits/wall/pieter.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import theo from '@/assets/portraits/wall/theo.webp';

/** Neighbours never share a light mood. */
const COLUMNS = [
  { key: 'left', portraits: [nora, jonas, amara] },
  { key: 'middle', portraits: [marek, elena, pieter] },
  { key: 'right', portraits: [sofia, theo, helga] },
] as const;
/** Stands in the middle of every window. */
const CENTRE = elena;

/** Nine portraits of 480 x 640 in three columns, all of them in the first view: none is late. */
export function PortraitWall() {
  return (
    <div className="wall" aria-hidden="true">
      <div className="wall-columns">
        {COLUMNS.map(({ key, portraits }) => (
          <div key={key} className="wall-column">
            {portraits.map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                width={480}
                height={640}
                fetchPriority={src === CENTRE ? 'high' : 'auto'}
                decoding="async"
                draggable={false}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
