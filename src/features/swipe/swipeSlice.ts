/** The swipe game's state: the deck of domain/swipeDeck, how far its cards have come, and what is to be said (spec 9). */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { takeBack } from '@/core/aside/asideThunks';
import { memberBack } from '@/core/aside/memberTurns';
import { loggedOut } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { emptyDeck, likesLeft } from '@/domain/swipeDeck';
import type { SwipeDeck, SwipeKind } from '@/domain/swipeDeck';
import { deckAfter } from '@/domain/swipeEvents';
import type { SwipeOutcome } from '@/domain/swipeAnswers';
import { callsAnew } from '@/domain/swipeLeft';
import type { LeftCall } from '@/domain/swipeLeft';
import { rootReducer } from '@/store/rootReducer';
import { fetchCards } from './swipeCalls';
import type { CardFacts } from './swipeCalls';

/** The member's last act, to be read out. */
export interface SwipeNews {
  n: number;
  what: SwipeKind | 'unlike' | 'takeBack';
  id: string;
  /** Likes left after it. */
  left: number;
  /** A like that was undone and stays counted. */
  counted: boolean;
}

export interface SwipeState {
  deck: SwipeDeck;
  facts: { [id in string]?: CardFacts };
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  request: string | null;
  /** When the last cards came, epoch ms by the server's clock. */
  dealtAt: number;
  /** The game is on screen. */
  open: boolean;
  /** What an earlier visit has left is in the deck. */
  resumed: boolean;
  /** In place of the card: no likes left, and what else one can do. */
  limitOpen: boolean;
  /** Members who liked back at once. */
  matched: string[];
  news: SwipeNews | null;
  /** Number of the next call. */
  n: number;
  /** Until there are likes again, as the clockwork last saw it. */
  minutes: number | null;
}

const initialState: SwipeState = {
  deck: emptyDeck,
  facts: {},
  status: 'idle',
  failure: null,
  request: null,
  dealtAt: 0,
  open: false,
  resumed: false,
  limitOpen: false,
  matched: [],
  news: null,
  n: 1,
  minutes: null,
};

function nextNumber(state: SwipeState): number {
  state.n += 2;
  return state.n;
}

/** In place of the card and of what was said: both are over. */
function openLimit(state: SwipeState): void {
  state.limitOpen = true;
  state.news = null;
}

/** The limit shows when it is reached, and leaves when there are likes. */
function showLimit(state: SwipeState, before: number): void {
  const left = likesLeft(state.deck);
  if (left > 0) state.limitOpen = false;
  else if (before > 0) openLimit(state);
}

const swipeSlice = createSlice({
  name: 'swipe',
  initialState,
  reducers: {
    gameOpened: (state) => {
      state.open = true;
    },
    gameClosed: (state) => {
      state.open = false;
      // Not said again on the way back.
      state.news = null;
    },
    /** The card on screen was answered. */
    cardPlayed: (state, { payload: kind }: PayloadAction<SwipeKind>) => {
      const [id = ''] = state.deck.queue;
      const before = likesLeft(state.deck);
      const deck = deckAfter(state.deck, { type: 'played', kind, n: nextNumber(state) });
      if (deck === state.deck) {
        if (kind === 'like' && before === 0) openLimit(state);
        return;
      }
      state.deck = deck;
      // Acting on means asking on.
      if (state.status === 'failed') state.status = 'ready';
      showLimit(state, before);
      state.news = { n: state.n, what: kind, id, left: likesLeft(deck), counted: false };
    },
    /** The last act was undone. */
    cardUndone: (state) => {
      const act = state.deck.history.at(-1);
      if (!act) return;
      const deck = deckAfter(state.deck, { type: 'undone', n: nextNumber(state) });
      const isSent = deck.calls.some(({ n }) => n === state.n);
      state.deck = deck;
      state.limitOpen = false;
      const what = act.kind === 'like' ? 'unlike' : 'takeBack';
      const counted = act.kind === 'like' && isSent;
      state.news = { n: state.n, what, id: act.id, left: likesLeft(deck), counted };
    },
    /** What failed is tried again. */
    actRetried: (state) => {
      const before = likesLeft(state.deck);
      state.deck = deckAfter(state.deck, { type: 'retried', n: nextNumber(state) });
      state.news = null;
      showLimit(state, before);
    },
    callSent: (state, { payload: n }: PayloadAction<number>) => {
      state.deck = deckAfter(state.deck, { type: 'sent', n });
    },
    callSettled: (state, { payload }: PayloadAction<{ n: number; outcome: SwipeOutcome }>) => {
      state.deck = deckAfter(state.deck, { type: 'settled', ...payload });
      // The likes that were left when it was played are none any more.
      if (payload.outcome.kind === 'limit') openLimit(state);
      // The last one may not have counted.
      else if (likesLeft(state.deck) > 0) state.limitOpen = false;
    },
    /** Members were liked or put aside on other pages. */
    leftElsewhere: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      state.deck = deckAfter(state.deck, { type: 'left', ids, blocked: false });
    },
    /** The like was answered by one that came before it, or at once. */
    likeReturned: (state, { payload: id }: PayloadAction<string>) => {
      state.matched.push(id);
    },
    messageDismissed: (state) => {
      state.deck.trouble = null;
      state.news = null;
    },
    /** The member looks on without likes. */
    limitPassed: (state) => {
      state.limitOpen = false;
      state.news = null;
    },
    /** What an earlier visit has left is sent now. */
    callsResumed: (state, { payload }: PayloadAction<readonly LeftCall[]>) => {
      state.resumed = true;
      const calls = callsAnew(payload, () => nextNumber(state));
      state.deck = deckAfter(state.deck, { type: 'resumed', calls });
    },
    minutesTicked: (state, { payload }: PayloadAction<number | null>) => {
      state.minutes = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchCards.pending, (state, { meta }) => {
        state.status = 'loading';
        state.failure = null;
        state.request = meta.requestId;
        state.deck = deckAfter(state.deck, { type: 'asked' });
      })
      .addCase(fetchCards.fulfilled, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        const { ids, likes_left, resets_at, spent } = payload;
        // The first answer of a visit may say at once that there is nothing left.
        const before = state.deck.resets_at === null ? 1 : likesLeft(state.deck);
        Object.assign(state.facts, payload.facts);
        state.deck = deckAfter(state.deck, { type: 'dealt', ids, likes_left, resets_at, spent });
        state.status = 'ready';
        state.request = null;
        state.dealtAt = payload.at;
        showLimit(state, before);
      })
      .addCase(fetchCards.rejected, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.status = 'failed';
        state.failure = payload ?? null;
        state.request = null;
      })
      .addCase(memberBlocked, (state, { payload: id }) => {
        state.deck = deckAfter(state.deck, { type: 'left', ids: [id], blocked: true });
      })
      .addCase(takeBack.fulfilled, (state, { meta }) => {
        state.deck = deckAfter(state.deck, { type: 'returned', id: meta.arg.profile });
      })
      .addCase(memberBack, (state, { payload: id }) => {
        state.deck = deckAfter(state.deck, { type: 'returned', id });
      })
      .addCase(loggedOut, () => initialState),
  selectors: {
    selectDeck: (state) => state.deck,
    selectSwipeStatus: (state) => state.status,
    selectSwipeFailure: (state) => state.failure,
    selectGameOpen: (state) => state.open,
    selectResumed: (state) => state.resumed,
    selectDealtAt: (state) => state.dealtAt,
    selectLimitOpen: (state) => state.limitOpen,
    selectMatched: (state) => state.matched,
    selectNews: (state) => state.news,
    selectMinutes: (state) => state.minutes,
    selectCardFacts: (state, id: string): CardFacts | undefined => state.facts[id],
    selectLikesLeft: (state): number => likesLeft(state.deck),
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    swipe: SwipeState;
  }
}
const injected = swipeSlice.injectInto(rootReducer);

export const {
  gameOpened,
  gameClosed,
  cardPlayed,
  cardUndone,
  actRetried,
  callSent,
  callSettled,
  callsResumed,
  leftElsewhere,
  likeReturned,
  messageDismissed,
  limitPassed,
  minutesTicked,
} = swipeSlice.actions;
export const {
  selectDeck,
  selectSwipeStatus,
  selectSwipeFailure,
  selectGameOpen,
  selectResumed,
  selectDealtAt,
  selectLimitOpen,
  selectMatched,
  selectNews,
  selectMinutes,
  selectCardFacts,
  selectLikesLeft,
} = injected.selectors;
