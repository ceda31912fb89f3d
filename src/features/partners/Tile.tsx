/** One advertisement: a picture like a member's, the word for what it is, and no heart. */
import { Fragment } from 'react';
import type { MouseEvent } from 'react';
import { ExternalLink, Megaphone, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { PartnerTile } from '@/domain/model';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface TileProps {
  tile: PartnerTile;
  /** A live cam, on air or not; else a member of another site. */
  cam: boolean;
  /** Asks before the way out is taken. */
  onFollow: () => void;
}

/** Attributes of every link that leaves the site for an advertiser. */
export const AWAY = { target: '_blank', rel: 'sponsored noopener noreferrer' } as const;

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

export function Tile({ tile, cam, onFollow }: TileProps) {
  const { t } = useTranslation('finder');
  const imageUrl = useImageUrl();
  const { title, text, image, url, advertiser, live } = tile;
  return (
    <article className="partner">
      <div className="partner-picture">
        <Portrait src={imageUrl(image?.filename)} alt="" />
        {/* The words beside it say the same. */}
        <span className="partner-labels" aria-hidden="true">
          <GlassLabel icon={<Icon as={Megaphone} size={16} />}>{t('partner.label')}</GlassLabel>
          {live && (
            <GlassLabel tone="new" icon={<Icon as={Radio} size={16} />}>
              {t('partner.live')}
            </GlassLabel>
          )}
        </span>
      </div>
      <div className="partner-words">
        <p className="partner-by">{t('partner.by', { advertiser })}</p>
        <p className="partner-by">{cam ? t('partner.cam') : t('partner.member')}</p>
        <h2 className="partner-title">
          <a
            className="partner-link"
            href={url}
            {...AWAY}
            onClick={(event) => {
              // A new tab or window that was asked for by hand is no surprise.
              if (!isPlain(event)) return;
              event.preventDefault();
              onFollow();
            }}
          >
            {title}
            {/* Apart from the title, however a reader joins them. */}{' '}
            <VisuallyHidden>
              ({live && `${t('partner.live')}, `}
              {t('partner.leaves')})
            </VisuallyHidden>
          </a>
        </h2>
        {text !== null && <p className="partner-text">{text}</p>}
        <p className="partner-out">
          <Icon as={ExternalLink} size={16} />
          <Host of={url} />
        </p>
      </div>
    </article>
  );
}

/** A long one breaks before its dots, as addresses do. */
function Host({ of: url }: { of: string }) {
  const [first = '', ...others] = new URL(url).host.split('.');
  return (
    <span>
      {first}
      {others.map((part, at) => (
        <Fragment key={others.slice(at).join('.')}>
          <wbr />.{part}
        </Fragment>
      ))}
    </span>
  );
}
