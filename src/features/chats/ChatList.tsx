/** The list of conversations, with its own header: back to the search, logo, heading, search by name (spec 2). */
import { Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CookieChoices } from '@/core/consent/CookieChoices';
import { importAhead } from '@/lib/importPart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SearchField } from '@/ui/SearchField';
import { ARCHIVE_SEARCH } from './ArchiveLink';
import { ChatListRows } from './ChatListRows';
import { ChatListTitle, ChatListTop } from './ChatListTop';
import { selectChatEntries } from './chatsSlice';
import { meet, selectStrangers } from './firstMessages';
import { lateTool } from './lateTool';
import { selectListedChat, stateNow } from './listSelectors';
import type { ListedChat } from './listSelectors';
import { NewMatches } from './NewMatches';
import { useChatKeys } from './useChatKeys';
import { useListDrawn } from './useListDrawn';
import { useStoredPictures } from './useStoredPictures';
import './chats.scss';

const ChatListActs = lateTool(async () => (await import('./ChatListActs')).ChatListActs);

/** A list shorter than this is seen at a glance. */
const SEARCH_FROM = 6;

interface ChatListProps {
  /** The conversation on screen; its page has the heading of the first level. */
  open: string | null;
  /** Profile ids of those who like the member and are liked; null while they are not known. */
  matches?: readonly string[] | null;
}

export function ChatList({ open, matches = null }: ChatListProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const archived = useLocation().search === ARCHIVE_SEARCH;
  const searchable = useAppSelector((state) => selectChatEntries(state).length >= SEARCH_FROM);
  const [name, setName] = useState('');
  const found = useDeferredValue(name);
  const scroller = useRef<HTMLDivElement>(null);
  // The list is where it was when the archive gives way to it again.
  const place = useRef(0);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = archived ? 0 : place.current;
  }, [archived]);
  const [menu, setMenu] = useState<{ chat: ListedChat; opener: HTMLElement } | null>(null);
  // What the menu leaves behind stays when it has closed: a question, a note. Fingers have more ways than the menu.
  const [acts, setActs] = useState(false);
  const hasRows = useAppSelector((state) => selectChatEntries(state).length > 0);
  const isDrawn = useListDrawn(open);
  const isUsed = hasRows && isDrawn;
  if (isUsed && !acts && navigator.maxTouchPoints > 0) setActs(true);
  useEffect(() => {
    if (isUsed) void importAhead(ChatListActs.ahead);
  }, [isUsed]);
  useChatKeys(open);
  useStoredPictures();
  const strangers = useAppSelector(selectStrangers);
  useEffect(() => {
    for (const profile of strangers) void dispatch(meet(profile));
  }, [dispatch, strangers]);

  const openMenu = useCallback(
    (conversation: string, opener: HTMLElement) => {
      const chat = selectListedChat(dispatch(stateNow()), conversation);
      if (!chat) return;
      setActs(true);
      setMenu({ chat, opener });
    },
    [dispatch],
  );

  return (
    <>
      {isDrawn && (
        <>
          <ChatListTop />
          <ChatListTitle archived={archived} main={open === null} />
          {(searchable || name !== '') && (
            <div className="chats-search">
              <SearchField
                label={t('list.search')}
                value={name}
                onChange={(event) => setName(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowDown')
                    scroller.current?.querySelector<HTMLElement>('.conv[tabindex="0"]')?.focus();
                  else if (event.key === 'Escape') setName('');
                  else return;
                  event.preventDefault();
                }}
              />
            </div>
          )}
          <div
            className="chat-scroll"
            ref={scroller}
            onScroll={(event) => {
              if (!archived) place.current = event.currentTarget.scrollTop;
            }}
          >
            {!archived && name === '' && <NewMatches matches={matches} />}
            <ChatListRows
              open={open}
              name={found}
              archived={archived}
              scroller={scroller}
              onMenu={openMenu}
            />
            <CookieChoices className="chats-legal" />
          </div>
        </>
      )}
      {acts && (
        <Suspense>
          <ChatListActs scroller={scroller} menu={menu} onMenuClose={() => setMenu(null)} />
        </Suspense>
      )}
    </>
  );
}
