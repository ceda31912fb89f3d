/** The OpenAPI document of the mock backend, with what the script of calls was answered as examples. */
import { openApiDocument } from '@mocks/openapi/document';
import type { Exchange } from '@mocks/openapi/operations';
import { mounts } from './mounts';
import { play, type Answer } from './play';

const exchangeOf = ({ call, url, request, status, body, headers }: Answer): Exchange[] =>
  call === null || status === 0 || headers['x-mock-fault'] !== null
    ? []
    : [{ call, url, request, status, answer: JSON.parse(body) }];

/** Plays the script in a world of its own, whose clock stands still: every run records the same. */
export async function recordExchanges(): Promise<Exchange[]> {
  const mount = await mounts['browser']?.();
  if (!mount) throw new Error('There is no mount to record.');
  const answers = await play(mount);
  await mount.close();
  return answers.flatMap(exchangeOf);
}

/** The file as it is kept in docs. */
export const documentText = (exchanges: readonly Exchange[]): string =>
  `${JSON.stringify(openApiDocument(exchanges), null, 1)}\n`;

/** The whole way: plays, and writes the document. */
export const recordedDocument = async (): Promise<string> => documentText(await recordExchanges());
