// Refusals that belong to the product's contract and come by chance of timing: no test has to expect them by itself.

/** An answer of the server that is no complaint of the browser. */
interface Foreseen {
  readonly method: string;
  /** The path without its query. */
  readonly path: RegExp;
  readonly status: number;
  /** How a product without a fault comes to ask for it. */
  readonly why: string;
}

const FORESEEN: readonly Foreseen[] = [
  {
    method: 'GET',
    path: /^\/api\/discountcode\.php$/,
    status: 404,
    why: 'a purchase completed, or the bonus ended, between two looks at the offer',
  },
  {
    method: 'GET',
    path: /^\/api\/(?:chats|chat|likes)\.php$/,
    status: 403,
    why: 'a look that was under way when the session ended',
  },
];

/**
 * Whether an answer is one that a faultless product may get at any time.
 * @param address absolute
 */
export function isForeseen(method: string, address: string, status: number): boolean {
  const { pathname } = new URL(address);
  return FORESEEN.some(
    (answer) => answer.method === method && answer.status === status && answer.path.test(pathname),
  );
}
