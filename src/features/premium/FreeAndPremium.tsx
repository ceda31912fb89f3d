/** What a free member can do and what a premium member can, side by side (spec 6). */
import { useTranslation } from 'react-i18next';
import { FREE_CONVERSATIONS, FREE_PHOTOS, PREMIUM_PHOTOS } from '@/config/limits';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import './compare.scss';

export function FreeAndPremium() {
  const { t } = useTranslation('premium');
  const { number } = useFormats();
  const settings = useAppSelector(selectSettings);
  const message = settings && t('packages.messageCredits', { count: settings.message_credits });
  const rows = [
    {
      what: t('benefits.compare.photos'),
      free: t('benefits.compare.photosFree'),
      premium: t('benefits.compare.photosPremium'),
    },
    {
      what: t('benefits.compare.conversations'),
      free: number(FREE_CONVERSATIONS),
      premium: t('benefits.compare.unlimited'),
    },
    { what: t('benefits.compare.own'), free: number(FREE_PHOTOS), premium: number(PREMIUM_PHOTOS) },
    // The one thing that a purchase does not make free is said in the same place.
    ...(message === null ? [] : [{ what: t('benefits.compare.message'), free: message, premium: message }]),
  ];
  return (
    <section className="compare" aria-labelledby="compare-title">
      <h2 id="compare-title" className="h3">
        {t('benefits.compare.title')}
      </h2>
      <table className="compare-table num">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('benefits.compare.what')}</span>
            </th>
            <th scope="col">{t('benefits.compare.free')}</th>
            <th scope="col" className="compare-best">
              {t('benefits.compare.premium')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, free, premium }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{free}</td>
              <td className={free === premium ? undefined : 'compare-best'}>{premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{t('benefits.stays')}</p>
    </section>
  );
}
