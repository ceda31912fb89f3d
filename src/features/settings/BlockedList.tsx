/** The blocked members, a row each; many come in portions. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';

interface BlockedListProps {
  list: readonly Profile[];
  onAsk: (member: Profile) => void;
}

/** Rows before "Show more", and with each press of it. */
const FIRST = 10;
const PORTION = 50;

export function BlockedList({ list, onAsk }: BlockedListProps) {
  const { t } = useTranslation('account');
  const imageUrl = useImageUrl();
  const [most, setMost] = useState(FIRST);
  const rows = useRef<HTMLUListElement>(null);
  /** Number of the row that came first with the last portion; the button above it went with that. */
  const [firstNew, setFirstNew] = useState<number | null>(null);
  useEffect(() => {
    if (firstNew !== null) rows.current?.children[firstNew]?.querySelector('button')?.focus();
  }, [firstNew]);

  const showMore = (): void => {
    const next = most + PORTION;
    setMost(next);
    if (next >= list.length) setFirstNew(most);
  };
  return (
    <>
      <p className="visually-hidden">{t('settings.blocked.count', { count: list.length })}</p>
      <ul className="blocked-list" ref={rows} aria-labelledby="blocked-title">
        {list.slice(0, most).map((member) => (
          <li key={member.id} className="blocked-row">
            <Avatar src={imageUrl(member.main_image?.thumb_filename)} name={member.name} size={48} />
            <span className="blocked-name">
              <strong>
                {member.name}, {member.age}
              </strong>
              <span className="small muted">{member.city ?? member.region}</span>
            </span>
            <Button
              kind="outline"
              size="sm"
              aria-label={t('settings.blocked.unblockLabel', { name: member.name })}
              onClick={() => onAsk(member)}
            >
              {t('settings.blocked.unblock')}
            </Button>
          </li>
        ))}
      </ul>
      {list.length > most && (
        <Button kind="quiet" onClick={showMore}>
          {t('settings.blocked.more')}
        </Button>
      )}
    </>
  );
}
