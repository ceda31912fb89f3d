/** The reply bar once there is something to answer: Esc and its button take the quote away, never the text. */
import { useEffect } from 'react';
import { CornerUpLeft, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import type { Quote } from '@/domain/messageParts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { useEscape } from '@/ui/useEscape';
import { focusWritingField } from './focusWritingField';
import { useQuoteWords } from './ReplyQuote';
import { replyCleared } from './repliesSlice';
import './replyBar.scss';

interface ReplyBarViewProps {
  profile: string;
  name: string;
  quote: Quote;
}

export function ReplyBarView({ profile, name, quote }: ReplyBarViewProps) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectOwnProfileId);
  const words = useQuoteWords(quote);
  const announce = useAnnouncer();
  const cancel = (): void => {
    dispatch(replyCleared(profile));
    focusWritingField();
  };
  useEscape(true, cancel);
  const title = quote.from === own ? t('act.replyToOwn') : t('act.replyTo', { name });
  // The focus goes to the field, which does not say what is being answered.
  const said = `${title}: ${words}`;
  useEffect(() => announce(said), [announce, said]);
  return (
    <div className="reply-bar">
      <div className="chat-mid">
        <Icon as={CornerUpLeft} className="reply-bar-icon" />
        <p className="reply-bar-quote">
          <span className="cited-author">{title}</span>
          <span className="reply-bar-text" dir="auto">
            {words}
          </span>
        </p>
        <IconButton label={t('act.cancelReply')} tip="none" icon={<Icon as={X} />} onClick={cancel} />
      </div>
    </div>
  );
}
