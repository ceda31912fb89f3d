// Takes the page behind a modal out of reach, however many modals are open.

let holders = 0;

/** Makes `#root` inert until the returned function is called; calls nest. */
export function holdRootInert(): () => void {
  const root = document.getElementById('root');
  holders += 1;
  root?.setAttribute('inert', '');
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) root?.removeAttribute('inert');
  };
}
