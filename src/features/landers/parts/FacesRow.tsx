/** Faces below the last choice of a lander, or beside it where there is room: decoration, since the words say it all. Fetched when the page stands. */
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { useLander } from './lander';
import { landerCast } from './landerCast';
import './facesRow.scss';

const FACES = 6;

interface FacesRowProps {
  /** Members to show; without them drawn people. */
  people: readonly Profile[] | undefined;
}

export function FacesRow({ people }: FacesRowProps) {
  const imageUrl = useImageUrl();
  // The last of the cast: the first ones stand further up on many landers.
  const drawn = landerCast(useLander().niche).slice(-FACES);
  const sources =
    people === undefined ? drawn : people.map(({ main_image }) => imageUrl(main_image?.thumb_filename));
  return (
    <div className="lander-faces">
      {[...new Set(sources)]
        .filter((src) => src !== null)
        .slice(0, FACES)
        .map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        ))}
    </div>
  );
}
