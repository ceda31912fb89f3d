// The page's width and gutters.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface PageProps {
  children: ReactNode;
  /** 1280, 600 or 440 px of content. */
  width?: 'full' | 'read' | 'form' | undefined;
  /** Space above and below, as for a page's main part. */
  body?: boolean | undefined;
  className?: string | undefined;
}

/** Centres its children. */
export function Page({ children, width = 'full', body = true, className }: PageProps) {
  return (
    <div className={clsx('page', width !== 'full' && `page-${width}`, body && 'page-body', className)}>
      {children}
    </div>
  );
}
