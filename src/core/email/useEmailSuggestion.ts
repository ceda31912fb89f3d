/** "Did you mean" for an e-mail field: looked up when the field is left, never put in place of what was typed (spec 5). */
import { useState } from 'react';

interface EmailSuggestionState {
  /** The address that may have been meant; null when there is nothing to suggest. */
  suggestion: string | null;
  /** The field was left with this in it. */
  look: (typed: string) => Promise<void>;
}

/** @param email what the field holds now: a guess is about one spelling only */
export function useEmailSuggestion(email: string): EmailSuggestionState {
  const [guess, setGuess] = useState<{ email: string; meant: string | null } | null>(null);
  return {
    suggestion: guess?.email === email ? guess.meant : null,
    look: async (typed) => {
      // The list of providers comes when it is first needed; without it there is no guess.
      const list = await import('./emailSuggestion').catch(() => null);
      setGuess({ email: typed, meant: list?.emailSuggestion(typed) ?? null });
    },
  };
}
