/** The tilted wall of drawn portraits behind the hero: decoration, so it is hidden from assistive technology. */
import amara from '@/assets/portraits/wall/amara.webp';
import diego from '@/assets/portraits/wall/diego.webp';
import elena from '@/assets/portraits/wall/elena.webp';
import helga from '@/assets/portraits/wall/helga.webp';
import jonas from '@/assets/portraits/wall/jonas.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import marek from '@/assets/portraits/wall/marek.webp';
import nora from '@/assets/portraits/wall/nora.webp';
import pieter from '@/assets/portraits/wall/pieter.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import theo from '@/assets/portraits/wall/theo.webp';
import yuki from '@/assets/portraits/wall/yuki.webp';

/** Neighbours never share a light mood. */
const COLUMNS = [
  { key: 'left', portraits: [nora, jonas, amara, kofi] },
  { key: 'middle', portraits: [marek, elena, pieter, yuki] },
  { key: 'right', portraits: [sofia, theo, helga, diego] },
] as const;
/** From this row on a portrait lies below the fold of most windows. */
const FIRST_LATE_ROW = 3;
/** Stands in the middle of every window. */
const CENTRE = elena;

/** Twelve portraits of 480 x 640 in three columns. */
export function PortraitWall() {
  return (
    <div className="wall" aria-hidden="true">
      <div className="wall-columns">
        {COLUMNS.map(({ key, portraits }) => (
          <div key={key} className="wall-column">
            {portraits.map((src, row) => (
              <img
                key={src}
                src={src}
                alt=""
                width={480}
                height={640}
                loading={row < FIRST_LATE_ROW ? 'eager' : 'lazy'}
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
