/** The clockwork of the time bonus: its countdown, and the modal 40 s into the members area (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { serverNow } from '@/api/serverClock';
import { IDLE_CHECK_MS, TICK_MS, TIME_BONUS_MODAL_DELAY_MS } from '@/config/limits';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { fetchUser } from '@/core/auth/authThunks';
import {
  loggedIn,
  loggedOut,
  selectCredits,
  selectLoggedIn,
  selectRecalled,
  selectUser,
  sessionStarted,
  userReceived,
} from '@/core/auth/authSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { isBusy, untilShown } from '@/core/modals/attention';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectPathname } from '@/core/navigation/navigationSlice';
import { isMembersArea } from '@/domain/membersArea';
import type { User } from '@/domain/model';
import { isFirstPurchase, mayOfferTimeBonus, timeBonus, timeBonusEndsAt } from '@/domain/timeBonus';
import { removeText, writeText } from '@/lib/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { createBonusClock } from './bonusClock';
import type { BonusClock } from './bonusClock';
import {
  bonusEnded,
  bonusStarted,
  fetchWelcomeDiscount,
  selectBonusVisible,
  selectTimeBonus,
  selectWelcomeDiscount,
  ticked,
} from './timeBonusSlice';

/** A timer stands still while the device sleeps, so a far end is looked at again after so long. */
const LONGEST_WAIT_MS = 60_000;

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/** Starts the effects of the time bonus; the app calls it once a store, also when somebody is logged in already. */
export function addTimeBonusListeners(startListening: StartAppListening): void {
  const clock = createBonusClock();
  startListening({
    predicate: changes(selectOwnId, isAnyOf(loggedIn, userReceived, loggedOut)),
    effect: (_, api) => onMemberChanged(clock, api),
  });
  startListening({ predicate: changes(isWithin), effect: onMembersAreaCrossed });
  startListening({
    // After the first of these, so that it goes by the clock that has just been heard.
    matcher: isAnyOf(fetchWelcomeDiscount.fulfilled, userReceived, loggedOut),
    effect: (_, api) => onWelcomeKnown(clock, api),
  });
  startListening({ actionCreator: bonusEnded, effect: onBonusEnded });
  startListening({
    // After the first of these, so that it sees the bonus that a session begins with.
    predicate: changes(selectBonusVisible, isAnyOf(sessionStarted, loggedOut)),
    effect: (_, { getState }) => keepPlace(selectBonusVisible(getState())),
  });
}

/** A predicate that holds when a part of the state is not what it last saw; the first time, when there is anything. */
function changes(
  select: (state: RootState) => string | boolean | null,
  orAt?: (action: UnknownAction) => boolean,
) {
  let seen: ReturnType<typeof select> = null;
  return (action: UnknownAction, state: RootState): boolean => {
    const part = select(state);
    const changed = part !== seen && Boolean(part || seen);
    seen = part;
    return changed || orAt?.(action) === true;
  };
}

/** The next visit keeps the banner's place free while it is not known yet. */
function keepPlace(shown: boolean): void {
  if (shown) writeText('local', LOCAL_KEYS.bonusShown, '1');
  else removeText('local', LOCAL_KEYS.bonusShown);
}

const selectOwnId = (state: RootState) => selectUser(state)?.id ?? null;
const isWithin = (state: RootState) => selectLoggedIn(state) && isMembersArea(selectPathname(state));

/**
 * Every answer about the member starts the countdown anew, so that a corrected clock or date is followed. Of a member whom
 * only this device remembers nothing is claimed: the server has said in this visit neither what it offers nor how late it is.
 */
async function onMemberChanged(clock: BonusClock, api: Api): Promise<void> {
  api.cancelActiveListeners();
  clock.heard();
  const user = selectRecalled(api.getState()) ? null : selectUser(api.getState());
  if (user !== null && isFirstPurchase(user)) void api.dispatch(fetchWelcomeDiscount(user.id));
  const now = timeOf(clock, api);
  const bonus = timeBonus(user, now);
  if (user === null || bonus === null) {
    if (selectTimeBonus(api.getState()) !== null) api.dispatch(bonusEnded(now));
    return;
  }
  api.dispatch(bonusStarted({ bonus, endsAt: timeBonusEndsAt(user), now }));
  await api.fork((fork) => countDown(user, clock, (ms) => fork.delay(ms), api)).result;
}

/** Where the device's clock has jumped the server is asked, whose answer starts the countdown anew. */
const timeOf = (clock: BonusClock, { dispatch }: Pick<Api, 'dispatch'>): number =>
  clock.now(() => void dispatch(fetchUser()));

/** Ticks at whole seconds before the end. */
async function countDown(
  user: User,
  clock: BonusClock,
  delay: (ms: number) => Promise<void>,
  api: Pick<Api, 'dispatch'>,
): Promise<void> {
  for (;;) {
    const left = timeBonusEndsAt(user) - timeOf(clock, api);
    await untilShown(delay(left % TICK_MS || TICK_MS));
    const now = timeOf(clock, api);
    if (timeBonus(user, now) === null) {
      api.dispatch(bonusEnded(now));
      return;
    }
    api.dispatch(ticked(now));
  }
}

/**
 * A welcome code that names an end of its own is over at that moment, whether a countdown runs or not. One that was over
 * by a wrong clock is back with the server's word.
 */
async function onWelcomeKnown(clock: BonusClock, api: Api): Promise<void> {
  api.cancelActiveListeners();
  const endsAt = Date.parse(selectWelcomeDiscount(api.getState())?.expires ?? '');
  if (Number.isNaN(endsAt)) return;
  for (;;) {
    const now = timeOf(clock, api);
    api.dispatch(ticked(now));
    if (now >= endsAt) return;
    await untilShown(api.delay(Math.min(endsAt - now, LONGEST_WAIT_MS)));
  }
}

async function onMembersAreaCrossed(_: unknown, api: Api): Promise<void> {
  api.cancelActiveListeners();
  if (!isWithin(api.getState())) return;
  await untilModalDue(api);
  // Nothing pops up over somebody who writes, or over another dialog.
  while (mayOpen(api.getState()) && (isBusy() || selectOpenModal(api.getState()) !== null))
    await api.delay(IDLE_CHECK_MS);
  if (mayOpen(api.getState())) api.dispatch(modalOpened({ name: 'timeBonus' }));
}

/** Goes by the server's clock once it is known: its first word corrects the device's, and is no time that went by. */
async function untilModalDue(api: Api): Promise<void> {
  for (let left = TIME_BONUS_MODAL_DELAY_MS; left > 0;) {
    const known = !selectRecalled(api.getState());
    const before = serverNow();
    await api.delay(Math.min(left, TICK_MS));
    left -= Math.max(TICK_MS, known ? serverNow() - before : 0);
  }
}

const mayOpen = (state: RootState) =>
  mayOfferTimeBonus({
    loggedIn: selectLoggedIn(state),
    credits: selectCredits(state),
    bonus: selectBonusVisible(state) ? selectTimeBonus(state) : null,
    dismissedAt: selectDismissedBy(state, 'timeBonusModal'),
  });

function onBonusEnded(_: unknown, api: Api): void {
  if (selectOpenModal(api.getState())?.name === 'timeBonus') api.dispatch(modalClosed());
}
