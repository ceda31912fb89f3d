/** What the log-in form asks for; a message is the name of a problem, the form says it in words. */
import * as v from 'valibot';

export interface LoginValues {
  email: string;
  password: string;
}

export const loginSchema = v.object({
  // Which account it names, if any, is the server's to say.
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email')),
  password: v.pipe(v.string(), v.nonEmpty('password')),
}) satisfies v.GenericSchema<LoginValues>;
