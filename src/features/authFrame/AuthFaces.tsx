/** Three drawn faces above a short form, where there is no night panel: decoration. */
import elena from '@/assets/portraits/elena.webp';
import marek from '@/assets/portraits/marek.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';

/** Neighbours never share a light mood. */
const FACES = [marek, elena, sofia] as const;

/** @param faces others than the usual three */
export function AuthFaces({ faces = FACES }: { faces?: readonly string[] | undefined }) {
  return (
    <div className="auth-faces" aria-hidden="true">
      {faces.map((src) => (
        <img key={src} src={src} alt="" width={128} height={128} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}
