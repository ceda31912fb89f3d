/** What carries the requests of the fault matrix: a network that does as it is told, on the test's fake time. */
import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/** What becomes of one request. */
export type Outcome =
  /** It never arrives, or its answer never does. */
  | 'lost'
  /** Nobody answers; the client gives up by itself. */
  | 'silence'
  /** An answer, `after` so many ms. */
  | {
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly after?: number;
    };

/** A request as it went out. */
export interface Sent {
  readonly method: string;
  readonly file: string;
  /** The Idempotency-Key, null without one. */
  readonly key: string | null;
  /** X-Request-Type, which tells a write of the client from a form of another site. */
  readonly from: string | null;
  /** How the body is written: JSON, form, or null without a body. */
  readonly body: 'json' | 'form' | null;
}

/** The requests that went out since {@link begin}. */
export const sent: Sent[] = [];
let answer: (before: number) => Outcome = () => 'lost';

/** @param outcome of a request, by how many went out before it */
export function begin(outcome: (before: number) => Outcome): void {
  sent.length = 0;
  answer = outcome;
}

const headerOf = (config: InternalAxiosRequestConfig, name: string): string | null => {
  const value = config.headers.get(name);
  return typeof value === 'string' ? value : null;
};

const bodyOf = ({ data }: { data?: unknown }): Sent['body'] => {
  if (data instanceof FormData) return 'form';
  return typeof data === 'string' ? 'json' : null;
};

/** In place of the browser's own request. */
export function carry(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const before = sent.length;
  sent.push({
    method: (config.method ?? '').toUpperCase(),
    file: config.url ?? '',
    key: headerOf(config, 'Idempotency-Key'),
    from: headerOf(config, 'X-Request-Type'),
    body: bodyOf(config),
  });
  const outcome = answer(before);
  return new Promise((resolve, reject) => {
    const fail = (code: string) => reject(new AxiosError(code, code, config));
    const signal = config.signal;
    signal?.addEventListener?.('abort', () => reject(new CanceledError('canceled', config)));
    if (outcome === 'lost') return void setTimeout(() => fail(AxiosError.ERR_NETWORK));
    const limit = config.timeout ?? 0;
    const after = outcome === 'silence' ? Infinity : (outcome.after ?? 0);
    if (outcome === 'silence' || after > limit)
      return void setTimeout(() => fail(AxiosError.ECONNABORTED), limit);
    return void setTimeout(() => settle(outcome, config, resolve, reject), after);
  });
}

function settle(
  { status, body, headers = {} }: Exclude<Outcome, string>,
  config: InternalAxiosRequestConfig,
  resolve: (response: AxiosResponse) => void,
  reject: (error: AxiosError) => void,
): void {
  const response: AxiosResponse = {
    data: body,
    status,
    statusText: '',
    headers: new AxiosHeaders({ ...headers }),
    config,
  };
  if (config.validateStatus?.(status) !== false) resolve(response);
  else reject(new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response));
}
