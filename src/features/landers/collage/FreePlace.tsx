/** The missing piece: the outline of somebody, and the way in. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { isPlainPress } from '@/core/navigation/plainPress';
import { useLanderWay } from '../parts/useLanderWay';

/** A link to the sign-up; where nobody can join, and for members, the outline alone. */
export function FreePlace() {
  const { t } = useTranslation('collagelanding');
  const way = useLanderWay();
  if (way.kind !== 'open') {
    return (
      <div className="collage-free">
        <Outline />
      </div>
    );
  }
  return (
    <Link
      className="collage-free"
      to={path('signup')}
      aria-label={t('yoursAction')}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void way.start({ gender: null, looking_for: null });
      }}
    >
      <Outline />
      <span className="collage-yours">{t('yours')}</span>
    </Link>
  );
}

/** Head and shoulders, as the portraits beside it. */
function Outline() {
  return (
    <svg viewBox="0 0 120 172" aria-hidden="true" focusable="false">
      <path d="M60 34c-17 0-27 13-27 31 0 20 11 37 27 37s27-17 27-37c0-18-10-31-27-31Z" />
      <path d="M46 99c0 12-4 17-16 21-15 5-22 13-22 40v12M74 99c0 12 4 17 16 21 15 5 22 13 22 40v12" />
    </svg>
  );
}
