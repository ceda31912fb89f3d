/** The places of the members while they are on their way. */
import { useTranslation } from 'react-i18next';

export const MOST_NEAR = 8;
const PLACES = Array.from({ length: MOST_NEAR }, (_, place) => <li key={place} className="skeleton" />);

export function NearPlaces() {
  const { t } = useTranslation('home');
  return (
    <>
      <p className="home-lead">{t('members.lead')}</p>
      <ul className="home-places" aria-hidden="true">
        {PLACES}
      </ul>
    </>
  );
}
