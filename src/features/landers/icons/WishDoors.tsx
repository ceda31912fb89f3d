/** The first tap: five doors with a face each. Links to the sign-up, so that they lead somewhere even before the program runs. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { isPlainPress } from '@/core/navigation/plainPress';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { landerCast } from '../parts/landerCast';
import { WISH_ICONS, WISHES } from './wishes';
import type { Wish } from './wishes';

interface WishDoorsProps {
  /** False for members, and where nobody can join: the doors are a picture then. */
  open: boolean;
  onChosen: (wish: Wish) => void;
}

export function WishDoors({ open, onChosen }: WishDoorsProps) {
  const { t } = useTranslation('iconslanding');
  const cast = landerCast(useLander().niche);
  return (
    <ul className="icons-doors" aria-label={t('wishes.label')}>
      {WISHES.map((wish, index) => {
        const className = `icons-door icons-${wish}`;
        const Drawing = WISH_ICONS[wish];
        const inside = (
          <>
            <Drawing className="icons-drawing" strokeWidth={1.25} aria-hidden="true" focusable="false" />
            <span>{t(`wishes.${wish}`)}</span>
            <DrawnPortrait className="icons-face" src={cast[index] ?? ''} />
          </>
        );
        return (
          <li key={wish}>
            {open ? (
              <Link
                className={className}
                data-action
                to={path('signup')}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  onChosen(wish);
                }}
              >
                {inside}
              </Link>
            ) : (
              <span className={className}>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
