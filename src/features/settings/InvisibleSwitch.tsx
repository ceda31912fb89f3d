/** Invisible mode: shown at once, saved at once, taken back when that fails; what was changed last can be undone (spec 4). */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Switch } from '@/ui/Switch';
import { SaveNote } from './SaveNote';
import { useSave } from './useSave';

type Note = { at: 'saved'; undone: boolean } | { at: 'failed'; failure: Failure };

/** @param invisible what the server has */
export function InvisibleSwitch({ invisible }: { invisible: boolean }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const save = useSave();
  /** What was chosen and is not confirmed yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const latest = useRef(0);
  const box = useRef<HTMLInputElement>(null);
  const shown = wanted ?? invisible;

  const choose = async (next: boolean, undone = false): Promise<void> => {
    const turn = ++latest.current;
    setWanted(next);
    setNote(null);
    const failure = await save({ invisible: next });
    // A later choice is on its way: its own answer counts.
    if (turn !== latest.current) return;
    setWanted(null);
    setNote(failure === null ? { at: 'saved', undone } : { at: 'failed', failure });
  };

  const undo = (): void => {
    // The button goes; whoever pressed it is led to what it changed.
    box.current?.focus();
    void choose(!shown, true);
  };

  const state = shown ? t('settings.privacy.nowInvisible') : t('settings.privacy.nowVisible');
  const saved = note?.at === 'saved' ? state : null;
  return (
    <div className="setting-switch">
      <Switch
        ref={box}
        label={t('settings.privacy.invisible')}
        help={t('settings.privacy.invisibleHelp')}
        checked={shown}
        onChange={() => void choose(!shown)}
      />
      <div role="alert">
        {note?.at === 'failed' && (
          <Alert tone="red">{t('settings.failed', { reason: failureText(note.failure) })}</Alert>
        )}
      </div>
      <div className="setting-undo">
        <SaveNote text={saved} />
        {note?.at === 'saved' && !note.undone && (
          <Button kind="link" size="sm" onClick={undo}>
            {t('settings.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
