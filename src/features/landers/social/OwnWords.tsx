/** Members' own words, each from the profile of whoever said them. */
import { Drama, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { HelloLink } from '../people/HelloLink';
import { useOwnWords } from './useOwnWords';
import './ownWords.scss';

export function OwnWords({ people }: { people: readonly Profile[] }) {
  const { t } = useTranslation('socialnetwork');
  const imageUrl = useImageUrl();
  const told = useOwnWords(people);
  if (told.length === 0) return null;
  return (
    <section className="social-told" aria-labelledby="social-told">
      <h2 id="social-told">{t('words.title')}</h2>
      <ul>
        {told.map(({ id, name, age, about, fictional, main_image }) => (
          <li key={id}>
            <figure className="social-quote">
              <blockquote>{about}</blockquote>
              <figcaption>
                <Portrait src={imageUrl(main_image?.thumb_filename)} alt="" ratio="1" />
                <span>
                  <strong>
                    {name}, {age}
                  </strong>
                  {fictional && (
                    <span className="social-fictional">
                      <Icon as={Drama} size={16} /> {t('words.fictional')}
                    </span>
                  )}
                </span>
                <HelloLink id={id} className="icon-btn">
                  <Icon as={MessageCircle} />
                  <VisuallyHidden>{t('words.hello', { name })}</VisuallyHidden>
                </HelloLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
