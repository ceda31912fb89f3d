/** Whether this page holds something that nothing else has, such as picked files: then it is not reloaded by itself. */
let holders = 0;

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** From here on the browser asks whoever leaves the page. @returns ends it; to be called once */
export function holdPage(): () => void {
  holders += 1;
  if (holders === 1) window.addEventListener('beforeunload', ask);
  return () => {
    holders -= 1;
    if (holders === 0) window.removeEventListener('beforeunload', ask);
  };
}

export const isPageHeld = (): boolean => holders > 0;
