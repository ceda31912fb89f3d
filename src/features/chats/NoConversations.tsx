/** What the list says to somebody who has no conversation yet. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';

export function NoConversations() {
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  const pictures = Object.values(useAppSelector(selectProfileTable)).flatMap(({ main_image }) => {
    const url = imageUrl(main_image?.filename);
    return url === null ? [] : [url];
  });
  return (
    <EmptyState
      portraits={pictures.length > 1 ? pictures.slice(0, 2) : undefined}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          <Link to={path('members')} className={buttonClass({ kind: 'hot', size: 'lg', block: true })}>
            {t('empty.search')}
          </Link>
          <Link to={path('likes')} className={buttonClass({ kind: 'link' })}>
            {t('empty.likes')}
          </Link>
        </>
      }
    />
  );
}
