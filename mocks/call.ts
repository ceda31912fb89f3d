/** What a call is: a method, a path, the schemas of both sides and a handler. */
import * as v from 'valibot';
import type { Random } from './random';
import { authenticationRequired, invalidFields, notFound } from './rules/refusal';
import type { Account, Db, Member } from './tables';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** What every handler gets besides its input. */
export interface Context {
  db: Db;
  /** The world's time, milliseconds since 1970. */
  now: number;
  random: Random;
  viewer: Account | null;
  session: string | null;
  /** The Set-Cookie headers of the answer. */
  cookies: string[];
}

/** The context of a call that needs a session. */
export interface MemberContext extends Context {
  viewer: Account;
  me: Member;
}

export interface Call {
  method: Method;
  /** The part after `/api/`, with the query that tells it from its namesakes. */
  path: string;
  request: v.GenericSchema;
  answer: v.GenericSchema;
  member: boolean;
  /** The answer has a tag, and is not sent again to whoever has it. */
  tagged?: true;
  /** A GET that changes something: the same key gives the first answer, as with a write. */
  keyed?: true;
  /** Checks the input and does the work; throws a Refusal for everything it cannot do. */
  run(input: unknown, context: Context): unknown;
}

type Handler<Request extends v.GenericSchema, Answer extends v.GenericSchema, Needs> = (
  input: v.InferOutput<Request>,
  context: Needs,
) => v.InferInput<Answer>;

/**
 * Checks an input against its schema.
 * @throws Refusal 422 with a code per field: `required` when it is missing, `invalid` otherwise
 */
function accept<Request extends v.GenericSchema>(schema: Request, input: unknown): v.InferOutput<Request> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue) ?? 'body';
    fields[name] ??= issue.input === undefined ? 'required' : 'invalid';
  }
  throw invalidFields(fields);
}

/** A row of the table for a call that anybody may make. */
export const openCall = <Request extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Method,
  path: string,
  request: Request,
  answer: Answer,
  handler: Handler<Request, Answer, Context>,
): Call => ({
  method,
  path,
  request,
  answer,
  member: false,
  run: (input, context) => handler(accept(request, input), context),
});

/** A row of the table for a call that needs a session. */
export const memberCall = <Request extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Method,
  path: string,
  request: Request,
  answer: Answer,
  handler: Handler<Request, Answer, MemberContext>,
): Call => ({
  method,
  path,
  request,
  answer,
  member: true,
  run: (input, context) => {
    const { viewer } = context;
    if (!viewer) throw authenticationRequired();
    const me = context.db.members.get(viewer.id);
    if (!me) throw notFound();
    return handler(accept(request, input), { ...context, viewer, me });
  },
});
