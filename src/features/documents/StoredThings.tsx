/** The list of everything that is kept on a device, by place: a table, which phones show row by row. */
import { useTranslation } from 'react-i18next';
import { LAST_SEEN_DAYS, STORED_THINGS } from './storedThings';
import type { StoredPlace, StoredThing } from './storedThings';
import './storedThings.scss';

const PLACES = ['cookie', 'local', 'session', 'account', 'cache'] as const satisfies readonly StoredPlace[];

export function StoredThings() {
  const { t } = useTranslation('cookies');
  return PLACES.map((place) => (
    <table key={place} className="stored">
      <caption>{t(`stored.places.${place}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stored.name')}</th>
          <th scope="col">{t('stored.use')}</th>
          <th scope="col">{t('stored.lasts')}</th>
        </tr>
      </thead>
      <tbody>
        {STORED_THINGS[place].map((thing) => (
          <StoredRow key={thing.id} thing={thing} />
        ))}
      </tbody>
    </table>
  ));
}

function StoredRow({ thing: { id, name, lasts, measurement } }: { thing: StoredThing }) {
  const { t } = useTranslation('cookies');
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        {t(`stored.entries.${id}`, { lastSeenDays: LAST_SEEN_DAYS })}{' '}
        <span className="stored-kind" data-kind={measurement ? 'measurement' : 'necessary'}>
          {t(measurement ? 'stored.measurement' : 'stored.necessary')}
        </span>
      </td>
      <td>{typeof lasts === 'number' ? t('stored.for.days', { count: lasts }) : t(`stored.for.${lasts}`)}</td>
    </tr>
  );
}
