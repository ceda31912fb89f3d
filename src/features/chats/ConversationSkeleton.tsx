/** The shape of a conversation while it loads. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const BUBBLES = [
  { key: '1', own: false, width: '52%' },
  { key: '2', own: true, width: '40%' },
  { key: '3', own: false, width: '34%' },
  { key: '4', own: true, width: '60%' },
] as const;

export function MessagesSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="chats-bones" aria-busy="true">
      <VisuallyHidden>
        <output>{t('status.loading')}</output>
      </VisuallyHidden>
      {BUBBLES.map(({ key, own, width }) => (
        <span key={key} className={own ? 'chats-bone chats-bone-own' : 'chats-bone'}>
          <Skeleton width={width} height="44px" />
        </span>
      ))}
    </div>
  );
}

/** The whole column, before it is known who the partner is. */
export function ConversationSkeleton() {
  const { t } = useTranslation('chats');
  return (
    <>
      <header className="chat-head">
        <div className="chat-mid">
          <h1 className="visually-hidden" tabIndex={-1}>
            {t('list.title')}
          </h1>
          <Skeleton width="46px" height="46px" round />
          <Skeleton width="140px" height="18px" />
        </div>
      </header>
      <div className="chat-log">
        <div className="chat-mid">
          <MessagesSkeleton />
        </div>
      </div>
    </>
  );
}
