/** Saves the mandate as a file. */
import { saveFile } from '@/lib/saveFile';
import { mandateDocument } from './mandateFile';
import type { MandateText } from './useMandateText';

/** The browser reads the file right after the press; a slow device gets this long. */
const KEPT_MS = 60_000;

/** @param name of the file, without its ending */
export function saveMandate(text: MandateText, language: string, name: string): void {
  const blob = new Blob([mandateDocument(text, language)], { type: 'text/html;charset=utf-8' });
  const url = URL.createObjectURL(blob);
  saveFile(url, `${name}.html`);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
