/** The mock backend in the worker of a browser: the same answers as in Node, from one world for all tabs. */
import { answerIn } from '../answerIn';
import { answerApiPage } from '../openapi/answerPage';
import { UPLOADS, uploadedFile } from '../uploads';
import type { Keeper } from './keeper';

/** An answer, and what the worker has to live on for after it. */
export interface Answered {
  response: Promise<Response>;
  kept: Promise<void>;
}

/** Whether the mock answers an address. */
export const isForMock = (pathname: string): boolean => /^\/(api|__mock|cdn\/own)(\/|$)/.test(pathname);

/**
 * Makes the mount.
 * @param keeper owner of the world
 * @param readDocument gets the text of the OpenAPI document
 */
export function createMount(
  keeper: Keeper,
  readDocument: () => Promise<string>,
): (request: Request) => Answered {
  const ask = async (request: Request): Promise<Response> => {
    const db = await keeper.open();
    const { pathname } = new URL(request.url);
    return pathname.startsWith(UPLOADS)
      ? uploadedFile(db, pathname.slice(UPLOADS.length))
      : answerIn(db, request, {});
  };
  return (request) => {
    const response = answerApiPage(request, readDocument, ask).then((page) => page ?? ask(request));
    // What only asks may change the world too: what was due has happened.
    const kept = response.then(
      () => keeper.keep(),
      () => undefined,
    );
    return { response, kept };
  };
}
