/** The second thought before a message that gives away how its writer can be reached elsewhere. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactKind } from '@/domain/contactDetails';
import { loadNamespaces } from '@/i18n/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { useAnnouncer } from '@/ui/Announcer';
import { selectDraft } from './chatsSlice';
import type * as contactCheck from './contactCheck';
import { draftSent } from './draftSent';

type Check = typeof contactCheck;

/** The check as far as it is known: not asked for yet or on its way, here, or not to be had for now. */
let check: Check | 'absent' | null = null;

async function loadCheck(): Promise<Check | 'absent'> {
  if (check === null || check === 'absent') {
    check = await import('./contactCheck').catch(() => 'absent' as const);
  }
  return check;
}

/** Whether the question can be shown: its dialog and its texts are parts of their own. */
const loadQuestion = (): Promise<boolean> =>
  Promise.all([import('./ContactCheck'), loadNamespaces(['chatTools'])]).then(
    () => true,
    () => false,
  );

/**
 * What can be told without the check, a little more than the check itself would ask about (`contactDetails`): a digit, an
 * @, a name behind a colon, a domain, and an "at" that is spelled out.
 */
const HINTS =
  /[\d@]|[:=]\s*[\w.]{3}|\p{L}\.\p{L}{2}|[([]\s*at\s*[)\]]|\bat\s+\w*(?:mail|look|yahoo|cloud|gmx|libero|onet|orange|ziggo)/iu;
const mayGiveAway = (text: string): boolean => HINTS.test(text);

const draftNow =
  (profile: string) =>
  (_: AppDispatch, getState: () => RootState): string =>
    selectDraft(getState(), profile);

/** What is about to be sent, and to whom: the draft may be another one by the time of the answer. */
interface Said {
  readonly profile: string;
  readonly text: string;
}

/** A question that is asked, or was: its dialog closes with its words in place. */
interface Question {
  readonly kinds: readonly ContactKind[];
  readonly said: string;
  readonly open: boolean;
}

/**
 * Sends what stands in the composer, or asks first. Details are asked about in a dialog. Where the check or its dialog
 * cannot be had, as without a network, the text stays and a line beside the field says so: pressing Send once more
 * sends it. So no message waits for ever, and none of the kind goes without a second thought.
 * @param profile whom it is written to
 * @param conversation null for the first message to somebody
 * @returns `decide` for the press on Send, what the message gives away and is asked about, and the ways to go on
 */
export function useContactCheck(profile: string, conversation: string | null) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  const draft = useAppSelector((state) => selectDraft(state, profile));
  const [asked, setAsked] = useState<Question | null>(null);
  const [warned, setWarned] = useState<Said | null>(null);
  const deciding = useRef(false);
  const pressedAgain = useRef(false);

  // By the time that somebody has written a line, it is here.
  const isWriting = draft !== '';
  useEffect(() => {
    if (isWriting) void loadCheck();
  }, [isWriting]);

  const wasWarned = (text: string): boolean => warned?.profile === profile && warned.text === text;
  const warn = (text: string): void => {
    setWarned({ profile, text });
    announce(t('composer.mayGiveAway'));
  };
  const ask = async (kinds: readonly ContactKind[], said: string): Promise<void> => {
    if (await loadQuestion()) setAsked({ kinds, said, open: true });
    else warn(said);
  };
  /** @returns whether it goes now */
  const conclude = (found: Check | 'absent', said: string): boolean => {
    const isWarned = wasWarned(said);
    const kinds = isWarned || found === 'absent' ? [] : dispatch(found.detailsToAskAbout(profile, said));
    const isUnchecked = !isWarned && found === 'absent' && mayGiveAway(said);
    if (isUnchecked) warn(said);
    else if (kinds.length > 0) void ask(kinds, said);
    else dispatch(draftSent(profile, conversation, said));
    return !isUnchecked && kinds.length === 0;
  };
  const decide = (): void => {
    const said = dispatch(draftNow(profile));
    const known = check !== 'absent' || !navigator.onLine ? check : null;
    if (deciding.current) pressedAgain.current = true;
    // Within the press itself: the page may be left in the next moment.
    else if (known !== null) conclude(known, said);
    else void decideLater(said);
  };
  const decideLater = async (said: string): Promise<void> => {
    deciding.current = true;
    const sent = conclude(await loadCheck(), said);
    deciding.current = false;
    // What was written and sent meanwhile goes next.
    const next = pressedAgain.current && sent && dispatch(draftNow(profile)) !== '';
    pressedAgain.current = false;
    if (next) decide();
  };
  const goBack = (): void => setAsked((before) => before && { ...before, open: false });
  const sendAnyway = (): void => {
    if (!asked) return;
    goBack();
    if (check !== null && check !== 'absent') dispatch(check.memberTrusted(profile, asked.kinds));
    dispatch(draftSent(profile, conversation, asked.said));
  };
  return { asked, decide, goBack, isWarned: wasWarned(draft), sendAnyway };
}
