/** Faces without names, until the members are there or where they may not be shown: decoration that claims nothing. */
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { landerCast } from '../parts/landerCast';
import { PLACES } from './places';

export function DrawnPins() {
  const { niche } = useLander();
  const cast = landerCast(niche);
  return (
    <ul className="map-pins" aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={`map-place map-place-${place}`}>
          <span className="map-pin">
            <DrawnPortrait src={cast[place] ?? ''} soon />
          </span>
        </li>
      ))}
    </ul>
  );
}
