// A white box for things that are edited or compared.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import './theme/panel.scss';

interface PanelProps {
  children: ReactNode;
  as?: 'section' | 'aside' | 'div' | 'form' | undefined;
  className?: string | undefined;
  id?: string | undefined;
  /** Id of its heading. */
  labelledBy?: string | undefined;
}

/** Surface with a hairline and radius 20. */
export function Panel({ children, as: Tag = 'section', className, id, labelledBy }: PanelProps) {
  return (
    <Tag className={clsx('panel', className)} id={id} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
