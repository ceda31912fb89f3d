/** A new world: its seed and how large it is; and how its texts are shown. */
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { TextField } from '@/ui/TextField';
import { TEXT_MODES, type ActOf } from '../acts';
import type { Qa } from '../useQa';
import { WORDS } from '../words';

const SIZES = [
  ['people', WORDS.people, 10_000],
  ['members', WORDS.members, 100_000],
  ['conversations', WORDS.conversations, 10_000],
  ['messages', WORDS.messages, 100_000],
] as const;
type Size = (typeof SIZES)[number][0];

const SIZE_NAMES = SIZES.map(([name]) => name);

/** The reset that the form says; a size that is left empty is the world's own. */
export function resetOf(seed: string, sizes: Readonly<Partial<Record<Size, string>>>): ActOf<'reset'> {
  const given = SIZE_NAMES.filter((name) => (sizes[name] ?? '').trim() !== '');
  return {
    do: 'reset',
    ...(seed.trim() !== '' && { seed: seed.trim() }),
    ...Object.fromEntries(given.map((name) => [name, Number(sizes[name])])),
  };
}

export function WorldPanel({ qa }: { qa: Qa }) {
  const now = qa.life.is === 'alive' ? qa.life.alive.seed : '';
  const [seed, setSeed] = useState<string | null>(null);
  const [sizes, setSizes] = useState<Partial<Record<Size, string>>>({});
  return (
    <form
      className="qa-form"
      onSubmit={(event) => {
        event.preventDefault();
        void qa.act(resetOf(seed ?? now, sizes));
      }}
    >
      <TextField
        label={WORDS.seed}
        value={seed ?? now}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => setSeed(target.value)}
      />
      {SIZES.map(([name, label, most]) => (
        <TextField
          key={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          label={label}
          value={sizes[name] ?? ''}
          onChange={({ target }) => setSizes({ ...sizes, [name]: target.value })}
        />
      ))}
      <p className="muted">{WORDS.resetHelp}</p>
      <Button size="sm" type="submit">
        {WORDS.reset}
      </Button>
    </form>
  );
}

export function TextsPanel({ qa }: { qa: Qa }) {
  const last = qa.acts.findLast((act) => act.do === 'texts');
  return (
    <SegmentedControl
      label={WORDS.texts}
      hideLabel
      options={TEXT_MODES.map((mode) => ({ value: mode, label: WORDS.textModes[mode] }))}
      value={last?.do === 'texts' ? last.mode : 'plain'}
      onChange={(mode) => void qa.act({ do: 'texts', mode })}
    />
  );
}
