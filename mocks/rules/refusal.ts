/** Ready answers for everything a call can refuse; a handler throws them and reads as the happy path. */

/** An error answer of the API. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const retryAfter = (seconds: number) => ({ 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

export const notFound = (): Refusal => new Refusal(404, { error: 'not_found' });
export const refuse = (status: number, error: string, details: Record<string, unknown> = {}): Refusal =>
  new Refusal(status, { error, ...details });
export const invalidFields = (
  fields: Record<string, string>,
  details: Record<string, unknown> = {},
): Refusal => new Refusal(422, { error: 'validation', fields, ...details });
export const authenticationRequired = (): Refusal =>
  new Refusal(403, { error: 'authentication_required', authentication_required: true });
export const csrf = (): Refusal => refuse(403, 'csrf');
export const idempotencyConflict = (): Refusal => refuse(409, 'idempotency_conflict');
export const notEnoughCredits = (): Refusal => refuse(402, 'not_enough_credits');
export const premiumOnly = (reason: string): Refusal => refuse(403, 'premium_only', { reason });
export const blockedBy = (name: string): Refusal => refuse(403, 'blocked_by', { name });
export const tokenExpired = (): Refusal => refuse(410, 'token_expired');
export const tooMany = (error: string, seconds: number, details: Record<string, unknown> = {}): Refusal =>
  new Refusal(429, { error, ...details }, retryAfter(seconds));
