/** The frame of every legal page: heading, date, contents, sections, who runs the site, and the other documents. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import { termsVersion } from '@/domain/terms';
import { useFormats } from '@/i18n/useFormats';
import { hashName } from '@/lib/hashName';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Page } from '@/ui/Page';
import { CompanyBlock } from './CompanyBlock';
import { Contents } from './Contents';
import { DocumentBody } from './DocumentBody';
import type { DocumentSections } from './documentSections';
import { TemplateNote } from './TemplateNote';
import './documents.scss';

const DOCUMENTS = ['terms', 'privacy', 'cookies', 'ban', 'returnPolicy', 'accessibility'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

interface DocumentPageProps {
  name: DocumentName;
  title: string;
  lead: string;
  sections: DocumentSections;
  /** Above a section's words, by id: figures, a table. */
  facts?: Readonly<Record<string, ReactNode>>;
  /** Instead of a section's words, or below them, by id. */
  parts?: Readonly<Record<string, ReactNode>>;
}

export function DocumentPage({ name, title, lead, sections, facts, parts }: DocumentPageProps) {
  const { t } = useTranslation(['documents', 'pages']);
  const { fixedDate } = useFormats();
  const added = useAppSelector(selectSettings)?.added ?? null;
  const location = useLocation();

  // Who follows a link to a section goes on from there; the scroll is the navigation's.
  useEffect(() => {
    document.getElementById(hashName(location.hash))?.querySelector('h2')?.focus({ preventScroll: true });
  }, [location]);

  return (
    <Page className="document">
      <header className="document-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead muted">{lead}</p>
        <p className="document-meta">
          <span className="muted">{t('version', { date: fixedDate(termsVersion(added)) })}</span>
          <Button kind="link" icon={<Icon as={Printer} size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </p>
      </header>
      <Contents sections={sections} />
      <article className="document-text">
        {Object.entries(sections).map(([id, section]) => (
          <section
            key={id}
            id={id}
            className={id === 'short' ? 'document-short' : undefined}
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} tabIndex={-1}>
              {section.title}
            </h2>
            {facts?.[id]}
            <DocumentBody text={section.body} />
            {parts?.[id]}
          </section>
        ))}
        <CompanyBlock />
        <TemplateNote />
        <nav className="document-others" aria-label={t('others')}>
          <p className="strong">{t('others')}</p>
          <ul>
            {DOCUMENTS.filter((other) => other !== name).map((other) => (
              <li key={other}>
                <Link to={path(other)}>{t(`pages:titles.${other}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </article>
    </Page>
  );
}
