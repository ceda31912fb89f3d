/** A member beside the questions, and the way to a hello: where nobody may be shown a drawn portrait stands there. */
import { MessageCircle } from 'lucide-react';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';
import { HelloLink } from '../people/HelloLink';
import { FictionalKind } from './FictionalKind';
import './membersOnline.scss';

export function SomeoneToAsk({ person }: { person: Profile }) {
  const imageUrl = useImageUrl();
  const { id, name, age, fictional, main_image } = person;
  return (
    <HelloLink id={id} className="social-face" person>
      <Portrait src={imageUrl(main_image?.filename)} alt="" />
      <span className="social-someone">
        <span>
          <strong>
            {name}, {age}
          </strong>
          {fictional && <FictionalKind />}
        </span>
        <Icon as={MessageCircle} size={24} />
      </span>
    </HelloLink>
  );
}
