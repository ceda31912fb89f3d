/** A page that holds what nothing else has, such as picked files: the browser asks whoever leaves it, and nothing reloads it by itself. */
const ask = (event: Event): void => event.preventDefault();
let holders = 0;

/** Marks the page as one that has something in hand, as `src/app/writing.ts` reads it, and `src/app/updateOffer.ts` watches it. */
const mark = (isHeld: boolean): void => void document.documentElement.toggleAttribute('data-in-hand', isHeld);

/** From here on the page is held. @returns ends it; to be called once */
export function holdPage(): () => void {
  holders += 1;
  window.addEventListener('beforeunload', ask);
  mark(true);
  return () => {
    holders -= 1;
    if (holders > 0) return;
    window.removeEventListener('beforeunload', ask);
    mark(false);
  };
}
