/** The first stop of the keyboard: past the navigation. */
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainPress } from './plainPress';

/** @param props.to id of what is passed on to, with its # */
export function SkipLink({ to = '#main' }: { to?: string }) {
  const { t } = useTranslation();
  /** Left to the browser it would be an entry of the history without what the page keeps in its own. */
  const pass = (event: MouseEvent): void => {
    const target = document.getElementById(to.slice(1));
    if (target === null || !isPlainPress(event)) return;
    event.preventDefault();
    goTo(target);
  };
  return (
    <a className="skip-link" href={to} onClick={pass}>
      {t('nav.skip')}
    </a>
  );
}

/** It can have the focus only as long as it has it: a press on the text of the page must not give it the focus again. */
function goTo(target: HTMLElement): void {
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
