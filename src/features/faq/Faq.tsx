/** Questions and answers in the reader's language, with a search over them. */
import { useDeferredValue, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { withFacts } from '@/domain/faq';
import { wordsOf } from '@/domain/textSearch';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { failureIn } from '@/store/query';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { SearchField } from '@/ui/SearchField';
import { useFaqQuery } from './faqApi';
import { FaqSkeleton } from './FaqSkeleton';
import { countAnswers, findAnswers } from './findAnswers';
import { NothingFound } from './NothingFound';
import { Sections } from './Sections';
import { useFaqFacts } from './useFaqFacts';
import './faq.scss';

/** Name of the query's parameter, so that a search can be linked to. */
const SEARCH = 'q';

export function Faq() {
  const { t } = useTranslation(['faq', 'common']);
  const failureText = useFailureText();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get(SEARCH) ?? '');
  const query = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const facts = useFaqFacts();
  const settings = useAppSelector(selectSettings);
  const failedSettings = useAppSelector(selectSettingsStatus) === 'failed';
  // Not those of the language before: where the new ones do not come, that is said.
  const { currentData: data, error, isFetching, refetch } = useFaqQuery(currentLocale());
  const failure = failureIn(error);
  useBackOnline(() => {
    if (failure !== null) void refetch();
  });

  // An answer may hang on a setting, so both are waited for: nothing jumps in later.
  const all = data && (settings !== null || failedSettings) ? withFacts(data, facts) : null;
  const words = wordsOf(query);
  const found = all && findAnswers(all, words);
  const count = found === null ? 0 : countAnswers(found.sections);

  /** What else the address says stays: its language, and where the visitor came from. */
  const keepInAddress = (text: string): void =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === '') after.delete(SEARCH);
        else after.set(SEARCH, text);
        return after;
      },
      { replace: true },
    );
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    keepInAddress(query);
  };
  const clear = (): void => {
    setTyped('');
    keepInAddress('');
    field.current?.focus();
  };

  return (
    <>
      <div className="faq-search">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of three years ago do not know the element */}
        <form role="search" onSubmit={keep}>
          <SearchField
            ref={field}
            name={SEARCH}
            label={t('search')}
            placeholder={t('searchHint')}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <output className="faq-found muted">
          {words.length > 0 && found !== null && t('found', { count })}
        </output>
      </div>
      {found === null && failure === null && <FaqSkeleton />}
      {failure !== null && found === null && (
        <ErrorState
          title={t('failed')}
          text={failureText(failure)}
          action={
            <Button kind="link" ref={toHeading} busy={isFetching} onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      )}
      {found !== null && count > 0 && <Sections {...found} />}
      {found !== null && count === 0 && <NothingFound query={query} onClear={clear} />}
    </>
  );
}
