/** At the end of a short list of likes, over the rest of its row: the way to more people. */
import { createSelector } from '@reduxjs/toolkit';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { TiltedPortraits } from '@/ui/TiltedPortraits';
import '@/ui/theme/empty.scss';
import { selectGiven, selectReceived } from './likesSlice';
import './nextStep.scss';

const PAIR = 2;

/** Of members who got a like and gave none, as the others stand in the list already; beside a lone one, oneself. */
const selectFiles = createSelector(
  [selectGiven, selectReceived, selectProfileTable, selectUser],
  (given, received, table, user) => {
    const shown = new Set(received.map(({ id }) => id));
    const liked = given.flatMap((id) => (shown.has(id) ? [] : (table[id]?.main_image?.filename ?? [])));
    const files = [...liked, user?.profile.main_image?.filename ?? []].flat().slice(0, PAIR);
    return liked.length > 0 && files.length === PAIR ? files : [];
  },
);

export function NextStep() {
  const { t } = useTranslation('likes');
  const imageUrl = useImageUrl();
  const portraits = useAppSelector(selectFiles).flatMap((file) => imageUrl(file) ?? []);
  return (
    <div className="next-step">
      <div className="next-step-inner">
        <div className="next-step-words">
          <h2>{t('next.title')}</h2>
          <p>{t('next.text')}</p>
          <Link className={buttonClass()} to={path('members')}>
            {t('empty.search')}
          </Link>
        </div>
        {portraits.length > 0 && (
          <TiltedPortraits portraits={portraits} look="empty">
            <span className="medallion">
              <Icon as={Heart} size={32} filled />
            </span>
          </TiltedPortraits>
        )}
      </div>
    </div>
  );
}
