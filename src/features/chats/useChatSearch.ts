/** Messages of one conversation that contain what is typed: asked for when the typing pauses, page by page. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import { SEARCH_DELAY_MS } from '@/config/limits';
import type { Message } from '@/domain/model';
import { debounce } from '@/lib/debounce';
import type { Debounced } from '@/lib/debounce';

export interface Found {
  /** The words that the results contain. */
  words: string;
  /** Newest first. */
  results: readonly Message[];
  /** There are more than these. */
  more: boolean;
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

interface ChatSearch {
  found: Found;
  /** Looks for other words, after a pause. */
  onWords: (words: string) => void;
  /**
   * Looks at once for what was typed last, if that was not looked for yet.
   * @returns what was found, newest first; null when nothing was asked for, it failed, or other words came meanwhile
   */
  settle: () => Promise<readonly Message[] | null>;
  /** Asks for the next page, or for the first once more when that failed. */
  loadMore: () => void;
}

const LEAST_LETTERS = 2;
const nothing: Found = { words: '', results: [], more: false, status: 'idle' };

export function useChatSearch(conversation: string): ChatSearch {
  const [found, setFound] = useState(nothing);
  const running = useRef<AbortController>(null);

  const ask = async (words: string, known: readonly Message[]): Promise<readonly Message[] | null> => {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    const { signal } = request;
    setFound((before) => ({ ...before, words, results: known, status: 'loading' }));
    try {
      const { searchChat } = await import('@/api/calls/chat');
      const { results, more } = await searchChat(conversation, words, known.at(-1)?.id, { signal });
      if (signal.aborted) return null;
      const all = [...known, ...results];
      setFound({ words, results: all, more, status: 'ready' });
      return all;
    } catch (error) {
      failureOf(error);
      if (!signal.aborted) setFound((before) => ({ ...before, status: 'failed' }));
      return null;
    }
  };
  /** The answer that is awaited, or came last. */
  const asked = useRef<Promise<readonly Message[] | null>>(null);
  const look = (words: string, known: readonly Message[]): void => {
    asked.current = ask(words, known);
  };

  const later = useRef<Debounced<[string]>>(null);
  const stop = (): void => {
    later.current?.cancel();
    running.current?.abort();
    asked.current = null;
  };
  const stopAtEnd = useEffectEvent(stop);
  useEffect(() => stopAtEnd, []);

  return {
    found,
    onWords: (words) => {
      const wanted = words.trim();
      if (wanted.length < LEAST_LETTERS) {
        stop();
        setFound(nothing);
      } else {
        later.current ??= debounce((text) => look(text, []), SEARCH_DELAY_MS);
        later.current(wanted);
      }
    },
    settle: async () => {
      later.current?.flush();
      return asked.current;
    },
    loadMore: () => look(found.words, found.results),
  };
}
