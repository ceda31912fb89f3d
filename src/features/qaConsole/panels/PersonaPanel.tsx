/** Who is logged in. */
import { Button } from '@/ui/Button';
import type { Qa } from '../useQa';
import { PERSONAS, WORDS } from '../words';

export function PersonaPanel({ qa }: { qa: Qa }) {
  const now = qa.life.is === 'alive' ? qa.life.alive.persona : null;
  const become = (email: string | null) => void qa.act({ do: 'as', email });
  return (
    <>
      <p className="muted">{WORDS.personaNow(now)}</p>
      <ul className="qa-list">
        <li>
          <Button size="sm" kind={now === null ? 'primary' : 'outline'} onClick={() => become(null)}>
            {WORDS.visitor}
          </Button>
        </li>
        {PERSONAS.map(([name, about]) => {
          const email = `${name}@example.test`;
          return (
            <li key={name}>
              <Button
                size="sm"
                kind={now === email ? 'primary' : 'outline'}
                aria-pressed={now === email}
                onClick={() => become(email)}
              >
                {name}
              </Button>
              <span className="muted">{about}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
