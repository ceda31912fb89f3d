/** The members who are online now, each a way to a hello. Comes with the answer, not with the page. */
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Portrait } from '@/ui/Portrait';
import { HelloLink } from '../people/HelloLink';
import { FictionalKind } from './FictionalKind';
import './membersOnline.scss';

export function MembersOnline({ people }: { people: readonly Profile[] }) {
  const { t } = useTranslation('socialnetwork');
  const imageUrl = useImageUrl();
  return (
    <div className="social-online">
      <h2>{t('online.title')}</h2>
      <ul className="social-row">
        {people.map(({ id, name, fictional, main_image }) => (
          <li key={id}>
            <HelloLink id={id} className="social-person" person>
              <span className="social-ring social-ring-online">
                <Portrait src={imageUrl(main_image?.thumb_filename)} alt="" ratio="1" priority />
              </span>
              <span className="social-name">{name}</span>
              {fictional && <FictionalKind />}
            </HelloLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
