/** One line above the writing field, for a moment: what became of an act. Said to screen readers, too. */
import { useEffect } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NOTE_BAD_MS, NOTE_MS, TAKE_BACK_MINUTES } from '@/config/limits';
import { useFailureText } from '@/core/errors/useFailureText';
import { useAppDispatch } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { actNoted } from './actsSlice';
import type { ActNote, ActSaid } from './actsSlice';
import './actMenu.scss';

const BAD: ReadonlySet<ActNote> = new Set([
  'copyFailed',
  'reactFailed',
  'reactUnsure',
  'deleteFailed',
  'deleteUnsure',
  'tooLate',
  'messageGone',
  'showFailed',
]);

/** Give it a key: the same note is news when the same has happened again. */
export function ActNoteView({ said }: { said: ActSaid }) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  const failureText = useFailureText();
  const { note, failure } = said;
  const bad = BAD.has(note);
  const text = {
    copied: t('act.note.copied'),
    copyFailed: t('act.note.copyFailed'),
    reactFailed: t('act.note.reactFailed'),
    reactUnsure: t('act.note.reactUnsure'),
    deleted: t('act.note.deleted'),
    deleteFailed: `${t('act.note.deleteFailed')} ${failureText(failure)}`,
    deleteUnsure: t('act.note.deleteUnsure'),
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
