/** What stands on a receipt, in the member's language: the page and the file show the same. */

export interface ReceiptLine {
  key: string;
  label: string;
  value: string;
  /** The sum of the lines above it. */
  total?: boolean;
}
export interface ReceiptPart {
  key: string;
  /** Null for the part under the title itself. */
  heading: string | null;
  lines: readonly ReceiptLine[];
}
export interface Receipt {
  title: string;
  /** The site's name. */
  site: string;
  parts: readonly ReceiptPart[];
  note: string;
}

/** A line, or none for a value that is not there. */
export function line(key: string, label: string, value: string | null | undefined): ReceiptLine[] {
  return value === null || value === undefined || value === '' ? [] : [{ key, label, value }];
}
