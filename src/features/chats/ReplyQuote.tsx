/** The message that another one answers: its author and its beginning; pressed, the way to it. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useGiftTexts } from '@/core/gifts/useGiftTexts';
import type { Quote } from '@/domain/messageParts';
import './acts.scss';

interface ReplyQuoteProps {
  quote: Quote;
  /** The reader's profile id. */
  own: string;
  /** The partner's name. */
  name: string;
  /** Shows the quoted message; without it the quote is no button. */
  onOpen?: (() => void) | undefined;
}

export function ReplyQuote({ quote, own, name, onOpen }: ReplyQuoteProps) {
  const { t } = useTranslation('chats');
  const author = quote.from === own ? t('log.you') : name;
  const words = useQuoteWords(quote);
  const content = (
    <>
      <span className="cited-author">{author}</span>
      <span className={clsx('cited-text', quote.text === '' && 'cited-thing')} dir="auto">
        {words}
      </span>
    </>
  );
  if (!onOpen) return <div className="cited">{content}</div>;
  return (
    <button
      type="button"
      className="cited"
      aria-label={t('act.toQuote', { name: author, text: words })}
      onClick={onOpen}
    >
      {content}
    </button>
  );
}

/** @returns the beginning of the quoted text, or what stood in its place */
export function useQuoteWords({ text, attachment, gift }: Quote): string {
  const { t } = useTranslation('chats');
  const gifts = useGiftTexts();
  if (text !== '') return text;
  if (gift !== null && gift !== undefined) return gifts.name(gift);
  return attachment ? t('act.photo') : t('act.gone');
}
