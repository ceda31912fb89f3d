/** The squares of a QR code as one outline. */

/**
 * @param rows true is dark; with the quiet edge
 * @returns the `d` of a path in which a square is one unit wide
 */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** The code as a file of its own: dark on light, whatever it is laid on. */
export const qrFile = (path: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
