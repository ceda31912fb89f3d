/** A discount code that the member brings along (spec 5, 8). */
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Discount } from '@/domain/model';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { CodeInUse } from './CodeInUse';
import type { CodeMisfit } from './codeFit';
import { failureIn } from '@/store/query';
import { useDiscountCodeMutation } from './paymentApi';
import { useBroughtCode } from './purchaseReturn';
import { useCodeText } from './useCodeText';

interface CodeEntryProps {
  entered: Discount | null;
  /** The code of the member's own discount. Nobody has typed it in: an order that came back with it says nothing new. */
  own: string | null;
  /** The member's own discount is better than the code. */
  kept: boolean;
  /** Why the code does not count for this order. */
  misfit: CodeMisfit | null;
  onEntered: (discount: Discount | null) => void;
}

export function CodeEntry({ entered, own, kept, misfit, onEntered }: CodeEntryProps) {
  const { t } = useTranslation(['premium', 'errors']);
  const failureText = useFailureText();
  const { refusal } = useCodeText();
  const inAddress = useBroughtCode();
  const [brought] = useState(inAddress === own ? '' : inAddress);
  const [code, setCode] = useState(brought);
  const [check, { isLoading, error, reset }] = useDiscountCodeMutation();
  const failure = failureIn(error);

  const section = useRef<HTMLElement>(null);
  function change(discount: Discount | null): void {
    // The field or the button that has the focus is about to go.
    if (section.current?.contains(document.activeElement)) section.current.focus();
    onEntered(discount);
  }

  async function apply(text: string): Promise<void> {
    if (text === '' || isLoading) return;
    const answer = await check(text);
    if (answer.data) change(answer.data);
    // Nobody could say whether it counts: it may still come back with a reload.
    else if (refusal(failureIn(answer.error)) !== null) onEntered(null);
  }
  const takeBrought = useRef(() => {
    // The own code goes from the address: a reload after its end would look it up, and blame somebody who typed nothing.
    if (brought !== inAddress) onEntered(null);
    // Whoever comes with another code has chosen to use it: once, however often the page is drawn.
    else void apply(brought);
  });
  useEffect(() => {
    takeBrought.current();
    takeBrought.current = () => undefined;
  }, []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void apply(code.trim());
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={t('code.label')}>
      {entered !== null ? (
        <CodeInUse discount={entered} kept={kept} misfit={misfit} onRemove={() => change(null)} />
      ) : (
        <details className="code-entry" open={brought !== '' || undefined}>
          <summary>{t('code.open')}</summary>
          <form className="code-form" onSubmit={submit}>
            <TextField
              label={t('code.label')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                // The verdict was on what stood there before.
                if (failure !== null) reset();
              }}
              error={failure === null ? undefined : (refusal(failure) ?? failureText(failure))}
            />
            <Button type="submit" kind="outline" busy={isLoading}>
              {t('code.apply')}
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}
