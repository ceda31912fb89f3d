/** A text in which what was searched for is marked. */
import { Fragment } from 'react';
import { findMarks } from '@/domain/textSearch';

interface MarkedProps {
  text: string;
  /** Of `wordsOf`; none marks nothing. */
  words: readonly string[];
}

export function Marked({ text, words }: MarkedProps) {
  const marks = findMarks(text, words);
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
