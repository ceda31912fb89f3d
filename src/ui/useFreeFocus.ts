// What takes the place of a pressed button takes its focus too, and nobody else's.
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isFocusFree } from './freeFocus';

/**
 * Leads the focus to an element when it appears in its panel, unless somebody is busy elsewhere by then.
 * @param target stands in a Panel, which may have the focus already
 * @param onElsewhere called instead of that
 */
export function useFreeFocus(target: RefObject<HTMLElement | null>, onElsewhere?: () => void): void {
  const stay = useEffectEvent(() => onElsewhere?.());
  useEffect(() => {
    if (isFocusFree(target.current?.closest('.panel'))) target.current?.focus();
    else stay();
  }, [target]);
}
