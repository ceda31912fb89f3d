/** "Did you mean": offered below the field, put in only on request (spec 5). */
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

interface EmailSuggestionProps {
  /** The address that may have been meant. */
  email: string;
  onApply: (email: string) => void;
}

export function EmailSuggestion({ email, onApply }: EmailSuggestionProps) {
  const { t } = useTranslation('account');
  return (
    <p className="setting-suggestion">
      <Trans
        t={t}
        i18nKey="settings.email.suggestion"
        values={{ email }}
        components={{ apply: <ApplyButton onClick={() => onApply(email)} /> }}
      />
    </p>
  );
}

function ApplyButton({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}
