/** The table of scenarios, found by words. */
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { withSeeds } from '../acts';
import { linkOf } from '../link';
import { AREAS, BY_HAND, type Press, type Scenario } from '../scenarios/scenario';
import { scenarios } from '../scenarios/scenarios';
import type { Qa } from '../useQa';
import { WORDS } from '../words';

/** What a tester does then, in words. */
function inWords(press: Press): string {
  if ('fill' in press) return `${press.fill}: “${press.with}”`;
  if ('choose' in press) return `${press.choose}: ${press.option}`;
  if ('untilGone' in press) return `${press.untilGone} (${WORDS.untilGone})`;
  return press.press;
}

const fits = ({ id, title, shows }: Scenario, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${id} ${title} ${shows}`.toLowerCase().includes(word));

interface ScenarioRowProps {
  qa: Qa;
  scenario: Scenario;
  onCopy: (text: string) => void;
}

function ScenarioRow({ qa, scenario, onCopy }: ScenarioRowProps) {
  const { id, title, hint, byHand, presses = [], shows } = scenario;
  const isLast = qa.acts.some((act) => act.do === 'show' && act.id === id);
  return (
    <li className="qa-scenario" aria-current={isLast || undefined}>
      <span className="qa-scenario-words">
        <strong>{title}</strong>
        {hint !== undefined && <span className="muted">{hint}</span>}
        {byHand !== undefined && (
          <span className="muted">
            {WORDS.byHand}: {BY_HAND[byHand]}
          </span>
        )}
        {presses.length > 0 && (
          <span className="muted">
            {WORDS.presses}: {presses.map(inWords).join(' → ')}
          </span>
        )}
        <span className="muted">{WORDS.promises(shows)}</span>
      </span>
      <span className="qa-scenario-acts">
        <Button size="sm" aria-label={WORDS.scenarioOpen(title)} onClick={() => void qa.show(scenario)}>
          {WORDS.open}
        </Button>
        <Button
          size="sm"
          kind="link"
          aria-label={WORDS.scenarioLink(title)}
          onClick={() =>
            onCopy(
              linkOf({ acts: withSeeds([{ do: 'show', id }], qa.seed), at: null }, window.location.origin),
            )
          }
        >
          {WORDS.link}
        </Button>
      </span>
    </li>
  );
}

export function ScenariosPanel({ qa, onCopy }: { qa: Qa; onCopy: (text: string) => void }) {
  const [words, setWords] = useState('');
  const found = scenarios.filter((scenario) => fits(scenario, words.trim()));
  return (
    <>
      <TextField
        type="search"
        label={WORDS.scenarioSearch}
        value={words}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && <p className="muted">{WORDS.noScenario}</p>}
      {AREAS.filter((area) => found.some((scenario) => scenario.area === area)).map((area) => (
        <section key={area} aria-label={area}>
          <h4 className="qa-area">{area}</h4>
          <ul className="qa-list">
            {found
              .filter((scenario) => scenario.area === area)
              .map((scenario) => (
                <ScenarioRow key={scenario.id} qa={qa} scenario={scenario} onCopy={onCopy} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
