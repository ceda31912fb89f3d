/** Search in the conversation: words, what was found, newest first, and the way to each place. */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Message, Profile } from '@/domain/model';
import { isComposing } from '@/lib/isComposing';
import { useAppDispatch } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { SearchField } from '@/ui/SearchField';
import { useEscape } from '@/ui/useEscape';
import { FoundMessages } from './FoundMessages';
import { hasCoarsePointer } from './coarsePointer';
import { showMessage } from './threadThunks';
import { useChatSearch } from './useChatSearch';
import './search.scss';

interface ConversationSearchProps {
  profile: Profile;
  /** Of the conversation. */
  id: string;
  /** Another number each time that the search is asked for, also while it is open. */
  asked: number;
  onClose: () => void;
}

export function ConversationSearch({ profile, id, asked, onClose }: ConversationSearchProps) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(-1);
  // The list gives way to the place that was chosen from it.
  const [listed, setListed] = useState(true);
  const { found, onWords, settle, loadMore } = useChatSearch(id);
  const { results, more, status } = found;
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [asked]);
  useEscape(true, onClose);

  // A place that takes its time says nothing after other words or another place were asked for.
  const turn = useRef(0);
  const go = async (index: number, among: readonly Message[] = results): Promise<void> => {
    const message = among[index];
    if (!message) return;
    turn.current += 1;
    const mine = turn.current;
    if (among === results && index >= results.length - 2 && more && status === 'ready') loadMore();
    const shown = await dispatch(showMessage({ conversation: id, message: message.id }));
    if (turn.current !== mine || !showMessage.fulfilled.match(shown)) return;
    // The list gives way, and the focus must not go with it; on a phone the keyboard would cover what is shown.
    if (document.activeElement?.closest('.found'))
      (hasCoarsePointer() ? document.querySelector<HTMLElement>('.chat-log') : field.current)?.focus({
        preventScroll: true,
      });
    setAt(index);
    setListed(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const isFound = words.trim() === found.words && (status !== 'loading' || results.length > 0);
    if (isFound) void go(at + (event.shiftKey ? -1 : 1));
    else void goToFirst();
  };
  /** What is listed still belongs to other words: those that stand there now are looked for at once. */
  const goToFirst = async (): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const first = await settle();
    if (first && turn.current === mine) await go(0, first);
  };
  const count = results.length;
  const hint =
    status === 'idle'
      ? t('search.hint')
      : status === 'failed'
        ? t('search.failed')
        : status === 'loading' && count === 0
          ? ''
          : count === 0
            ? t('search.none')
            : at >= 0
              ? t('search.position', { at: at + 1, total: `${count}${more ? '+' : ''}` })
              : t(more ? 'search.countMore' : 'search.count', { count });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of three years ago do not know the element
    <div role="search" className="chat-search" aria-label={t('search.title')}>
      <div className="chat-mid chat-search-bar">
        <SearchField
          ref={field}
          label={t('search.label')}
          value={words}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onFocus={() => setListed(true)}
          onChange={({ target: { value } }) => {
            turn.current += 1;
            setWords(value);
            setAt(-1);
            setListed(true);
            onWords(value);
          }}
        />
        <output className="chat-search-count">{hint}</output>
        <IconButton
          label={t('search.next')}
          icon={<Icon as={ChevronUp} />}
          disabled={at + 1 >= count}
          onClick={() => void go(at + 1)}
        />
        <IconButton
          label={t('search.previous')}
          icon={<Icon as={ChevronDown} />}
          disabled={at <= 0}
          onClick={() => void go(at - 1)}
        />
        <IconButton label={t('search.close')} icon={<Icon as={X} />} onClick={onClose} tip="end" />
      </div>
      {listed && (count > 0 || status === 'failed') && (
        <FoundMessages
          found={found}
          chosen={at}
          name={profile.name}
          onChoose={(index) => void go(index)}
          onMore={loadMore}
        />
      )}
    </div>
  );
}
