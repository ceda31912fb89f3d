/** A whole state in place of the form: what is the matter, and the way on. */
import { Landmark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';

interface DebitStateProps {
  title: string;
  text: string;
  /** One main link or button, perhaps a quiet one. */
  actions: ReactNode;
  /** It takes the place of a form that had the focus. */
  takesFocus?: boolean | undefined;
}

/** Announced when it takes the form's place. */
export function DebitState({ title, text, actions, takesFocus = false }: DebitStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Panel as="div" className="dd-state">
      <span className="dd-state-mark" aria-hidden="true">
        <Icon as={Landmark} size={32} />
      </span>
      <div role="alert">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className="dd-state-actions">{actions}</div>
    </Panel>
  );
}
