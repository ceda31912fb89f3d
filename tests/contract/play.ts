/** Plays the script of calls on a mount, as a browser would: it keeps the cookies it gets. */
import type { Mount } from './mounts';
import { script, type Memory } from './script';

export interface Answer {
  /** The row of the table; null for control calls. */
  call: string | null;
  /** What was asked. */
  url: string;
  request: unknown;
  status: number;
  body: string;
  headers: Record<string, string | null>;
}

const compared = ['content-type', 'cache-control', 'date', 'retry-after', 'x-mock-fault'];

function formWith(file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([file]), 'photo.jpg');
  return form;
}

function keepCookies(jar: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

/** Every answer of the script, in its order; one that got lost has status 0. */
export async function play({ send, origin }: Mount): Promise<Answer[]> {
  const jar = new Map<string, string>();
  const memory: Memory = {};
  const answers: Answer[] = [];
  for (const next of script) {
    const { call, method, url, body, file, keep } = next(memory);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(
      new Request(`${origin}${url}`, {
        method,
        headers: {
          ...(!file && { 'Content-Type': 'application/json' }),
          'X-Request-Type': 'client',
          ...(cookie && { cookie }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(file && { body: formWith(file) }),
      }),
    );
    keepCookies(jar, response.headers.getSetCookie());
    const lost = response.type === 'error';
    const text = lost ? '' : await response.text();
    if (response.ok) keep?.(JSON.parse(text), memory);
    const headers = Object.fromEntries(compared.map((name) => [name, response.headers.get(name)]));
    answers.push({ call, url, request: body, status: lost ? 0 : response.status, body: text, headers });
  }
  return answers;
}
