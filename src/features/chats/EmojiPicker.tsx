/** The choice of an emoji: by group, by word in the member's language, or one of those used last. */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { isFocusFree } from '@/ui/freeFocus';
import { SearchField } from '@/ui/SearchField';
import { useEscape } from '@/ui/useEscape';
import { selectAccount } from './chatsSlice';
import { EmojiGrid } from './EmojiGrid';
import { EmojiTabs } from './EmojiTabs';
import { findEmoji, loadEmoji } from './emojiData';
import type { Emoji, EmojiGroup } from './emojiData';
import { hasCoarsePointer } from './coarsePointer';
import { emojiUsed, recentEmoji } from './recentEmoji';
import './emoji.scss';

/** More would not be looked through. */
const MOST_FOUND = 64;
/** The tab of those used last. */
const RECENT = -1;

interface EmojiPickerProps {
  /** May be called more than once: whether the choice stays open is its owner's matter. */
  onPick: (emoji: string) => void;
  /** Called by Esc. */
  onClose: () => void;
}

export function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('chatTools');
  const { again, failed, groups } = useEmoji();
  const account = useAppSelector(selectAccount);
  // What is used now moves to the front at the next opening, not under the pointer.
  const [recent] = useState(() => recentEmoji(account));
  const [tab, setTab] = useState(recent.length > 0 ? RECENT : 0);
  const [search, setSearch] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field went with what failed, and the button with another attempt.
    const lost = isFocusFree(null);
    if (failed && lost) retry.current?.focus();
    // On touch screens the keyboard would cover what there is to choose from.
    else if (!failed && !hasCoarsePointer()) field.current?.focus();
    else if (lost) panel.current?.focus({ preventScroll: true });
  }, [failed]);

  useEscape(true, onClose);
  const pick = (emoji: string): void => {
    emojiUsed(account, emoji);
    onPick(emoji);
  };
  if (failed)
    return (
      <div className="emoji emoji-failed" role="alert">
        <p>{t('emoji.failed')}</p>
        <Button kind="quiet" size="sm" ref={retry} onClick={again}>
          {t('emoji.again')}
        </Button>
      </div>
    );
  const searching = search.trim() !== '';
  const shown = searching ? findEmoji(groups, search, MOST_FOUND) : entriesOf(groups, tab, recent);
  const intoGrid = (event: KeyboardEvent): void => {
    const first = grid.current?.querySelector('button');
    if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && searching && shown[0]) pick(shown[0].emoji);
    else return;
    event.preventDefault();
  };
  const title = searching
    ? // How many there are is known once they are here.
      groups.length === 0
      ? ''
      : t('emoji.found', { count: shown.length })
    : tab === RECENT
      ? t('emoji.recent')
      : (groups[tab]?.name ?? '');
  return (
    <section className="emoji" aria-label={t('emoji.label')} tabIndex={-1} ref={panel}>
      <SearchField
        ref={field}
        label={t('emoji.search')}
        value={search}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={intoGrid}
      />
      <EmojiTabs
        groups={groups}
        current={searching ? null : tab}
        hasRecent={recent.length > 0}
        onChoose={(chosen) => {
          setSearch('');
          setTab(chosen);
        }}
      />
      <EmojiGrid ref={grid} key={searching ? 'found' : tab} title={title} entries={shown} onPick={pick} />
      <p className="emoji-title" role={searching ? 'status' : undefined}>
        {title}
      </p>
    </section>
  );
}

function entriesOf(groups: readonly EmojiGroup[], tab: number, recent: readonly string[]): readonly Emoji[] {
  if (tab !== RECENT) return groups[tab]?.entries ?? [];
  const known = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.emoji, entry])));
  return recent.flatMap((emoji) => known.get(emoji) ?? []);
}

function useEmoji() {
  const locale = currentLocale();
  const [groups, setGroups] = useState<readonly EmojiGroup[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let wanted = true;
    loadEmoji(locale).then(
      (loaded) => wanted && setGroups(loaded),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [locale, failed]);
  return { again: () => setFailed(false), failed, groups };
}
