// Something did not load: said in place, with the next step.
import type { ReactNode } from 'react';
import { Alert } from './Alert';

interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  /** The Retry button (kind `link`). */
  action?: ReactNode;
}

/** A red strip in place of the content, announced once. */
export function ErrorState({ title, text, action }: ErrorStateProps) {
  return (
    <Alert tone="red" live="assertive" action={action}>
      <strong className="strong">{title}</strong>
      {text !== undefined && <> {text}</>}
    </Alert>
  );
}
