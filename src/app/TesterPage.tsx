/** The frame of a page for testers: its heading, and a word to searches to leave it out. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Page } from '@/ui/Page';

export function TesterPage({ title, children }: { title: string; children: ReactNode }) {
  // A static host gives every address the home page's file, which may be found. The next page's head takes it away.
  useEffect(() => {
    if (document.head.querySelector('meta[name=robots]') !== null) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
  }, []);
  return (
    <Page>
      <h1 className="mb-4" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Page>
  );
}
