/** Where a message is written: a draft that is never lost, its length, its price, and one way to send it (spec 2). */
import { Suspense, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { clsx } from 'clsx';
import { selectOnline } from '@/core/connection/connectionSlice';
import { isComposing } from '@/lib/isComposing';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDisclosure } from '@/ui/useDisclosure';
import { ComposerField } from './ComposerField';
import { ComposerFoot } from './ComposerFoot';
import { EmojiButton, EmojiPanel } from './ComposerEmoji';
import { CreditsNeeded } from './CreditsNeeded';
import { arrivalOf } from './arrival';
import { selectPicture, selectRefusedPicture } from './attachmentsSlice';
import { draftChanged, selectDraft } from './chatsSlice';
import { hasCoarsePointer } from './coarsePointer';
import { lateTool } from './lateTool';
import { useAttaching } from './useAttaching';
import { useAutoGrow } from './useAutoGrow';
import { useDroppedFiles } from './useDroppedFiles';
import { useInsertion } from './useInsertion';
import { useKeyboardRoom } from './useKeyboardRoom';
import { useMustConfirm } from './useMustConfirm';
import { useSending } from './useSending';
import { useStoredPictures } from './useStoredPictures';
import './composer.scss';

const ContactCheck = lateTool(() => import('./ContactCheck').then((m) => m.ContactCheck));
const NoAnswerHint = lateTool(() => import('./ConfirmToHear').then((m) => m.NoAnswerHint));
const AttachmentTray = lateTool(() => import('./AttachmentTray').then((m) => m.AttachmentTray));
const DropNote = lateTool(() => import('./DropNote').then((m) => m.DropNote));

interface ComposerProps {
  /** The addressee's profile id. */
  profile: string;
  name: string;
  fictional: boolean;
  /** Null opens a conversation with the first message. */
  conversation: string | null;
}

export function Composer({ profile, name, fictional, conversation }: ComposerProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const footId = useId();
  const hintId = useId();
  const trayId = useId();
  const answerId = useId();
  const mustConfirm = useMustConfirm(conversation) !== null;
  // Before the first message the conversation itself says so, right above.
  const hinted = fictional && conversation !== null;
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useAppSelector((state) => selectDraft(state, profile));
  const picture = useAppSelector((state) => selectPicture(state, profile));
  const refused = useAppSelector((state) => selectRefusedPicture(state, profile));
  const waiting = picture?.wanted ?? false;
  const waitingFor = waiting ? trayId : undefined;
  const online = useAppSelector(selectOnline);
  const { open: choosing, setOpen: setChoosing, holder } = useDisclosure();
  // It does not come back by itself, and take the focus, when the wait is over.
  if (waiting && choosing) setChoosing(false);
  const { take, paste } = useAttaching(profile);
  const above = useDroppedFiles(take);
  const focusField = (): void => field.current?.focus();
  const { asked, goBack, isWarned, needsCredits, send, sendAnyway, tooLong } = useSending({
    profile,
    conversation,
    focusField,
  });
  const write = (text: string): void => {
    dispatch(draftChanged({ profile, text }));
  };
  const insert = useInsertion(field, write);
  useAutoGrow(field);
  useKeyboardRoom();
  useStoredPictures();
  useFocusAfterFirstMessage(field);

  const onKeyDown = (event: KeyboardEvent): void => {
    // On touch screens Enter is a line break.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || hasCoarsePointer())
      return;
    event.preventDefault();
    send();
  };

  return (
    <div className="composer" ref={holder}>
      <div className="chat-mid">
        {!online && <p className="composer-hint">{t('composer.offline')}</p>}
        {hinted && (
          <p className="composer-hint" id={hintId}>
            {t('composer.fictional')}
          </p>
        )}
        {isWarned && <p className="composer-hint composer-hint-now">{t('composer.mayGiveAway')}</p>}
        {needsCredits && <CreditsNeeded />}
        <Suspense fallback={null}>
          {mustConfirm && <NoAnswerHint id={answerId} name={name} />}
          {(picture ?? refused) && <AttachmentTray id={trayId} profile={profile} onGone={focusField} />}
          {above && !waiting && <DropNote name={name} />}
          {asked && (
            <ContactCheck
              open={asked.open}
              kinds={asked.kinds}
              name={name}
              onSend={sendAnyway}
              onBack={goBack}
            />
          )}
        </Suspense>
        <ComposerField
          ref={field}
          label={t('composer.label', { name })}
          value={draft}
          describedBy={clsx(hinted && hintId, mustConfirm && answerId, footId)}
          invalid={tooLong}
          ready={picture !== undefined || draft.trim() !== ''}
          waitingFor={waitingFor}
          emoji={
            <EmojiButton open={choosing} waitingFor={waitingFor} onToggle={() => setChoosing(!choosing)} />
          }
          onChange={write}
          onFiles={take}
          // On a phone the keyboard takes the place of the emoji.
          onFocus={() => hasCoarsePointer() && setChoosing(false)}
          onKeyDown={onKeyDown}
          onPaste={paste}
          onSend={send}
        />
        <ComposerFoot id={footId} draft={draft} />
        {choosing && (
          <EmojiPanel
            onPick={insert}
            onClose={() => {
              setChoosing(false);
              if (!hasCoarsePointer()) focusField();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The first message turns the member's page into the conversation's page: the writer goes on writing. */
function useFocusAfterFirstMessage(field: { readonly current: HTMLTextAreaElement | null }): void {
  const { writing } = arrivalOf(useLocation().state);
  useEffect(() => {
    if (writing === true) field.current?.focus();
  }, [field, writing]);
}
