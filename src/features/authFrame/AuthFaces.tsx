/** Three drawn faces above a short form, where there is no night panel: decoration. */
import elena from '@/assets/portraits/elena.webp';
import marek from '@/assets/portraits/marek.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';

const FACES = [marek, elena, sofia] as const;

export function AuthFaces() {
  return (
    <div className="auth-faces" aria-hidden="true">
      {FACES.map((src) => (
        <img key={src} src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}
