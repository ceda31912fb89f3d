/** A form that is seldom needed: closed until it is asked for, by its button or by the address that names its part. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { isFocusFree } from '@/ui/freeFocus';
import type { SettingsPart } from './SettingsPanel';

export interface SeldomForm {
  isOpen: boolean;
  /** Its button was pressed: the first field takes the focus. */
  isWanted: boolean;
  open: () => void;
  /** Done or given up; the focus goes back to the button, unless somebody has gone on meanwhile. */
  close: () => void;
  opener: RefObject<HTMLButtonElement | null>;
}

/** @param begun something was typed before, so that it is open from the start */
export function useSeldomForm(part: SettingsPart, begun = false): SeldomForm {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${part}`;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [visit, setVisit] = useState(key);
  const opener = useRef<HTMLButtonElement>(null);

  // The link that names it, followed again, asks for it anew: given up is what was asked for before.
  if (visit !== key) {
    setVisit(key);
    if (isNamed && chosen === false) setChosen(null);
  }

  useEffect(() => {
    if (chosen === false && isFocusFree(null)) opener.current?.focus({ preventScroll: true });
  }, [chosen]);

  return {
    isOpen: chosen ?? (begun || isNamed),
    isWanted: chosen === true,
    open: () => setChosen(true),
    close: () => setChosen(false),
    opener,
  };
}
