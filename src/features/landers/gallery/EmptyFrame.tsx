/** The frame at the end of the wall, which waits for somebody. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { isPlainPress } from '@/core/navigation/plainPress';
import { useLanderWay } from '../parts/useLanderWay';

/** Leads to the sign-up; where nobody can join, and for members, it only hangs there. */
export function EmptyFrame() {
  const { t } = useTranslation('gallery');
  const way = useLanderWay();
  return (
    <figure>
      {way.kind === 'open' ? (
        <Link
          className="gallery-frame gallery-empty"
          to={path('signup')}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            void way.start({ gender: null, looking_for: null });
          }}
        >
          <span>{t('yoursAction')}</span>
        </Link>
      ) : (
        <span className="gallery-frame gallery-empty">
          <span />
        </span>
      )}
      <figcaption>
        <strong>{way.kind === 'open' ? t('yours') : t('empty')}</strong>
        {way.kind === 'open' && t('yoursMedium')}
      </figcaption>
    </figure>
  );
}
