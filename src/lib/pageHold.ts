/** A page that holds what nothing else has, such as picked files: the browser asks whoever leaves it, and nothing reloads it by itself. */
const ask = (event: Event): void => event.preventDefault();
let holders = 0;

/** From here on the page is held. @returns ends it; to be called once */
export function holdPage(): () => void {
  holders += 1;
  window.addEventListener('beforeunload', ask);
  return () => {
    holders -= 1;
    if (holders === 0) window.removeEventListener('beforeunload', ask);
  };
}
