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
import amaraSmall from '@/assets/portraits/wallSmall/amara.webp';
import elenaSmall from '@/assets/portraits/wallSmall/elena.webp';
import helgaSmall from '@/assets/portraits/wallSmall/helga.webp';
import jonasSmall from '@/assets/portraits/wallSmall/jonas.webp';
import marekSmall from '@/assets/portraits/wallSmall/marek.webp';
import noraSmall from '@/assets/portraits/wallSmall/nora.webp';
import pieterSmall from '@/assets/portraits/wallSmall/pieter.webp';
import sofiaSmall from '@/assets/portraits/wallSmall/sofia.webp';
import theoSmall from '@/assets/portraits/wallSmall/theo.webp';

/** Neighbours never share a light mood. Each in 480 x 640 and in 300 x 400. */
const COLUMNS = [
  {
    key: 'left',
    portraits: [
      [nora, noraSmall],
      [jonas, jonasSmall],
      [amara, amaraSmall],
    ],
  },
  {
    key: 'middle',
    portraits: [
      [marek, marekSmall],
      [elena, elenaSmall],
      [pieter, pieterSmall],
    ],
  },
  {
    key: 'right',
    portraits: [
      [sofia, sofiaSmall],
      [theo, theoSmall],
      [helga, helgaSmall],
    ],
  },
] as const;
/** Stands in the middle of every window. */
const CENTRE = elena;
/** How wide one is drawn, about as the wall's own style has it. */
const SIZES = '(min-width:992px) 232px,max(152px,35vw)';

/** Nine portraits in three columns, all of them in the first view: none is late. */
export function PortraitWall() {
  return (
    <div className="wall" aria-hidden="true">
      <div className="wall-columns">
        {COLUMNS.map(({ key, portraits }) => (
          <div key={key} className="wall-column">
            {portraits.map(([large, small]) => (
              <img
                key={large}
                sizes={SIZES}
                srcSet={`${small} 300w, ${large} 480w`}
                src={large}
                alt=""
                width={480}
                height={640}
                // The words above them come first.
                fetchPriority={large === CENTRE ? 'high' : 'low'}
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
