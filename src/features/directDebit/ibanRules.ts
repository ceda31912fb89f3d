/** The rules of account numbers, which come when the form stands on the page. */
import { useEffect, useState } from 'react';
import type * as Rules from '@/domain/iban';
import { compactIban } from '@/domain/ibanInput';

export type IbanRules = Pick<typeof Rules, 'ibanCountry' | 'ibanLength' | 'ibanProblem' | 'isIbanComplete'>;

/** Without the tables the server judges alone; a field that was left empty is told in any case. */
const SERVER_JUDGES: IbanRules = {
  ibanCountry: () => null,
  ibanLength: () => null,
  isIbanComplete: () => false,
  ibanProblem: (text) => (compactIban(text) === '' ? 'missing' : null),
};

export const loadIbanRules = (): Promise<IbanRules> => import('@/domain/iban').catch(() => SERVER_JUDGES);

/** @returns the rules; null until they are here */
export function useIbanRules(): IbanRules | null {
  const [rules, setRules] = useState<IbanRules | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const loaded = await loadIbanRules();
      if (wanted) setRules(loaded);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, []);
  return rules;
}
