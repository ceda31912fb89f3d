/** One question that unfolds into its answer. */
import { useState } from 'react';
import { ArrowRight, ChevronDown, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FaqItem } from '@/domain/faq';
import { findMarks } from '@/domain/textSearch';
import { safePath } from '@/lib/safePath';
import { Icon } from '@/ui/Icon';
import { Marked } from './Marked';

interface QuestionProps {
  item: FaqItem;
  /** What is searched for. */
  words: readonly string[];
  /** The address names this very question. */
  named: boolean;
  /** The first of all, on a page that nobody has asked anything: it stands open. */
  first: boolean;
}

/** Any origin will do: only paths of this site pass, whatever it is called. */
const HERE = 'https://here.invalid';

export function Question({ item: { id, question, answer, links }, words, named, first }: QuestionProps) {
  const { t } = useTranslation('faq');
  // An answer that holds what was searched for shows it.
  const [open, setOpen] = useState(() => named || first || findMarks(answer, words).length > 0);
  const [wasNamed, setWasNamed] = useState(named);
  if (named !== wasNamed) {
    setWasNamed(named);
    if (named) setOpen(true);
  }
  const ways = links.flatMap(({ text, path }) => {
    const to = safePath(path, HERE);
    return to === null ? [] : [{ text, to }];
  });
  return (
    <details className="question" id={id} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <Marked text={question} words={words} />
        </span>
        <Icon as={ChevronDown} />
      </summary>
      <div className="answer">
        {answer.split(/\n{2,}/u).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name, and never move
          <p key={index}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        <p className="answer-ways">
          {ways.map(({ text, to }) => (
            <Link key={to} to={to} className="answer-way">
              {text}
              <Icon as={ArrowRight} size={16} />
            </Link>
          ))}
          <Link to={{ hash: `#${id}` }} replace className="answer-link">
            <Icon as={Link2} size={16} />
            {t('linkTo')}
          </Link>
        </p>
      </div>
    </details>
  );
}
