/** The words that a link's page says in one language, whichever the builder itself is shown in. */
import { useEffect, useState } from 'react';
import type { Locale } from '@/domain/model';
import { loadTextsOf } from '@/i18n/i18n';

const NEEDED = ['pages', 'heads', 'landers'] as const;

/** @returns `retry` asks again after a failure */
export function useTextsOf(locale: Locale): { status: 'loading' | 'here' | 'failed'; retry: () => void } {
  const [answer, setAnswer] = useState<{ locale: Locale; status: 'here' | 'failed' } | null>(null);
  const isAnswered = answer?.locale === locale;
  useEffect(() => {
    if (isAnswered) return undefined;
    let isAsked = true;
    const told = (status: 'here' | 'failed'): void => {
      if (isAsked) setAnswer({ locale, status });
    };
    loadTextsOf(locale, NEEDED).then(
      () => told('here'),
      () => told('failed'),
    );
    return () => {
      isAsked = false;
    };
  }, [locale, isAnswered]);
  return {
    status: isAnswered ? answer.status : 'loading',
    retry: () => setAnswer(null),
  };
}
