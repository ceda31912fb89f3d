/** The settings of the site, edited live. */
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { readState } from '../mockState';
import { useAnswer } from '../useAnswer';
import type { Qa } from '../useQa';
import { KNOWN_SETTINGS, WORDS } from '../words';

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What somebody typed, as JSON where it is, else as the word itself; a text stays one though it looks like a number. */
export function readSetting(text: string, before: unknown): unknown {
  if (typeof before === 'string') return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // No JSON: a word, which the mock takes or refuses.
    return text;
  }
}

export function SettingsPanel({ qa }: { qa: Qa }) {
  const [state, look] = useAnswer(readState, qa.send);
  const [name, setName] = useState<string>(KNOWN_SETTINGS[0]);
  const [typed, setTyped] = useState<string | null>(null);
  const settings = state?.settings ?? {};
  const others = Object.keys(settings).filter((key) => !KNOWN_SETTINGS.some((known) => known === key));
  const value = typed ?? written(settings[name] ?? '');
  const save = async (): Promise<void> => {
    await qa.act({ do: 'set', name, value: readSetting(value, settings[name]) });
    setTyped(null);
    look();
  };
  return (
    <form
      className="qa-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SelectField
        label={WORDS.settingName}
        value={name}
        options={[...KNOWN_SETTINGS, ...others].map((key) => ({ value: key, label: key }))}
        onChange={({ target }) => {
          setName(target.value);
          setTyped(null);
        }}
      />
      <TextField
        label={WORDS.settingValue}
        help={WORDS.settingHelp}
        value={value}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="sm" type="submit">
        {WORDS.settingSave}
      </Button>
    </form>
  );
}
