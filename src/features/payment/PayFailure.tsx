/** Why a press on "pay" opened no order. */
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { useCodeText } from './useCodeText';

export function PayFailure({ failure }: { failure: Failure | null }) {
  const failureText = useFailureText();
  const { refusal } = useCodeText();
  if (failure === null) return null;
  return (
    <Alert tone="red" live="assertive">
      {refusal(failure) ?? failureText(failure)}
    </Alert>
  );
}
