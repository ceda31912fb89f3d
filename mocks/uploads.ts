/** Files that members send: out of the form of a request, and back out under the CDN prefix. */
import { readClock } from './clock';
import type { Incoming } from './dispatch';
import type { Db } from './tables';

/** Where the files are served; the portraits lie beside it. */
export const UPLOADS = '/cdn/own/';

const IS_FILE = /^content-disposition:[^\r\n]*;\s*name="file"[^\r\n]*;\s*filename/im;

/**
 * The file of a form's field `file`. Request.formData() would do in a browser and in Node, but fails in jsdom, whose
 * File is another one than Node's.
 * @param type the form's Content-Type, which names the boundary of its parts
 * @returns null when the form has no such file
 */
export function fileOfForm(form: Uint8Array, type: string): Uint8Array | null {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return null;
  // One character for each byte, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(form);
  let part = text.indexOf(`--${boundary}\r\n`);
  while (part !== -1) {
    const head = text.indexOf('\r\n\r\n', part);
    const end = text.indexOf(`\r\n--${boundary}`, head + 4);
    if (head === -1 || end === -1) return null;
    if (IS_FILE.test(text.slice(part, head))) return form.slice(head + 4, end);
    part = text.indexOf(`--${boundary}\r\n`, end);
  }
  return null;
}

/** The body of a request: its text, or the file of a form. */
export async function readBody(request: Request): Promise<Pick<Incoming, 'body' | 'file'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data/i.test(type)) return { body: await request.text() };
  return { body: '', file: fileOfForm(new Uint8Array(await request.arrayBuffer()), type) };
}

/** Serves a file as it was sent; 404 for one that is unknown or was deleted. */
export function uploadedFile(db: Db, name: string): Response {
  const file = db.files.get(`own/${name}`);
  const headers = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Date: new Date(readClock(db.clock)).toUTCString(),
  };
  if (!file) return Response.json({ error: 'not_found' }, { status: 404, headers });
  return new Response(new Uint8Array(file.bytes), { headers: { ...headers, 'Content-Type': file.type } });
}
