/** One line above the writing field, for a moment: what became of an act. Said to screen readers, too. */
import { useEffect } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NOTE_BAD_MS, NOTE_MS, TAKE_BACK_MINUTES } from '@/config/limits';
import { useFailureText } from '@/core/errors/useFailureText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { actNoted, selectActFailure } from './actsSlice';
import type { ActNote } from './actsSlice';
import './actMenu.scss';

const BAD: ReadonlySet<ActNote> = new Set([
  'copyFailed',
  'reactFailed',
  'deleteFailed',
  'tooLate',
  'messageGone',
  'showFailed',
]);

export function ActNoteView({ note }: { note: ActNote }) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  const failureText = useFailureText();
  const failure = useAppSelector(selectActFailure);
  const bad = BAD.has(note);
  const text = {
    copied: t('act.note.copied'),
    copyFailed: t('act.note.copyFailed'),
    reactFailed: t('act.note.reactFailed'),
    deleted: t('act.note.deleted'),
    deleteFailed: `${t('act.note.deleteFailed')} ${failureText(failure)}`,
    messageGone: t('act.note.messageGone'),
    showFailed: t('act.note.showFailed'),
    tooLate: t('act.note.tooLate', { count: TAKE_BACK_MINUTES }),
  }[note];
  useEffect(() => announce(text), [announce, text]);
  useEffect(() => {
    const timer = setTimeout(() => dispatch(actNoted(null)), bad ? NOTE_BAD_MS : NOTE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, bad]);
  return (
    // The announcement has been made.
    <div className="act-note" aria-hidden="true">
      <p className={clsx(bad && 'act-note-bad')}>{text}</p>
    </div>
  );
}
