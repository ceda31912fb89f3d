/** What a link from an e-mail has done, is doing or could not do: a page of its own. */
import type { ReactNode } from 'react';
import { useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import { DoneMark } from '@/ui/DoneMark';
import { errorPortraits } from '@/ui/errorPortraits';
import { PageError } from '@/ui/PageError';

interface LinkStateProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** This takes the place of another state of the same page: the focus goes to its heading. */
  news?: boolean;
  /** It has done what it was sent for. */
  done?: boolean;
}

export function LinkState({ title, text, action, news = false, done = false }: LinkStateProps) {
  useHeadingFocus(news ? title : null);
  return (
    <PageError
      code={done ? <DoneMark /> : undefined}
      title={title}
      text={text}
      action={action}
      portraits={errorPortraits}
    />
  );
}
