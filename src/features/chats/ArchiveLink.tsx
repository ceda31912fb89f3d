/** The way from the list to the conversations that are put away. */
import { Archive, ChevronRight, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { unreadTotal } from '@/domain/unread';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectArchive, selectTroubleInArchive } from './listSelectors';
import { TROUBLE } from './troubleWords';

/** Query that shows the archive in the list's place; the conversation on screen stays. */
export const ARCHIVE_SEARCH = '?list=archived';

/** Nothing while nothing is put away. */
export function ArchiveLink() {
  const { t } = useTranslation('chats');
  const { number } = useFormats();
  const { pathname } = useLocation();
  const archive = useAppSelector(selectArchive);
  const unread = unreadTotal(archive);
  const trouble = useAppSelector(selectTroubleInArchive);
  if (archive.length === 0) return null;
  return (
    <Link to={{ pathname, search: ARCHIVE_SEARCH }} className="chats-archive">
      <span className="chats-archive-mark">
        <Icon as={Archive} size={18} />
      </span>
      <span className="grow">
        {t('archive.mark')} <span className="chats-archive-count">{number(archive.length)}</span>
      </span>
      {trouble !== null && (
        <span className="conv-failed">
          <Icon as={CircleAlert} size={16} />
          <VisuallyHidden>{t(TROUBLE[trouble])}</VisuallyHidden>
        </span>
      )}
      {unread > 0 && <Badge label={t('list.unreadMessages', { count: unread })}>{unread}</Badge>}
      <Icon as={ChevronRight} size={18} />
    </Link>
  );
}
