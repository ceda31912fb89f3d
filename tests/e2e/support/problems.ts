// Watches the browser for what must never happen: refused requests nobody foresaw, lines of the product's own scripts, uncaught errors, violations of the security policy.
import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test';
import { isForeseen } from './foreseen.ts';

export interface Problem {
  /** `answer` is a status from 400 on; `browser` a remark of the browser itself, which is told and fails nothing. */
  readonly kind: 'console' | 'uncaught' | 'policy' | 'answer' | 'browser';
  readonly text: string;
  readonly page: string;
}

/** Starts the console line that the listener inside the page writes for a violation of the policy. */
const POLICY_MARK = 'security policy violation:';
const POLICY = /Content Security Policy|TrustedScript|Trusted Type/;
const FIRST_REFUSAL = 400;

function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(mark, event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber);
  });
}

/** What a script of the page writes has arguments; the browser's own remarks, failed requests above all, have none. */
const isWrittenByScript = (message: ConsoleMessage): boolean => message.args().length > 0;

/**
 * Everything that went wrong in the browser during one test. A test that provokes a refusal (a wrong password is a failed
 * request) says so with {@link Problems.allow}; the security policy has no exception.
 */
export class Problems {
  readonly #found: Problem[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches all pages of a context, those that open later included. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations, POLICY_MARK);
    context.on('console', (message) => this.#addLine(message));
    context.on('response', (response) => this.#addAnswer(response));
    context.on('weberror', (error) => {
      // What is thrown without a message has an empty stack; its name is all there is to tell.
      const { name, message, stack } = error.error();
      this.#found.push({
        kind: 'uncaught',
        text: [`${name}: ${message}`, stack].join('\n'),
        page: error.page()?.url() ?? '',
      });
    });
  }

  #addLine(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    const isPolicy = text.startsWith(POLICY_MARK) || POLICY.test(text);
    const otherKind = isWrittenByScript(message) ? 'console' : 'browser';
    this.#found.push({
      kind: isPolicy ? 'policy' : otherKind,
      text: `${text} (${message.location().url})`,
      page: message.page()?.url() ?? '',
    });
  }

  #addAnswer(response: Response): void {
    const status = response.status();
    const method = response.request().method();
    if (status < FIRST_REFUSAL || isForeseen(method, response.url(), status)) return;
    this.#found.push({ kind: 'answer', text: `status of ${status} ${method} ${response.url()}`, page: '' });
  }

  /**
   * Accepts answers, and lines of scripts, that match, from now on and before.
   * @param pattern matched against `status of 403 GET http://…`, or the line followed by the address it is about
   * @param reason why this test causes them, for the reader
   */
  allow(pattern: RegExp, reason: string): void {
    if (reason === '') throw new Error('Say why it is expected.');
    this.#allowed.push(pattern);
  }

  /** What nobody asked for. */
  unexpected(): readonly Problem[] {
    return this.#found.filter(
      ({ kind, text }) =>
        kind === 'policy' || (kind !== 'browser' && !this.#allowed.some((pattern) => pattern.test(text))),
    );
  }

  /** What the browser remarked by itself, each text once. */
  remarks(): readonly string[] {
    return [...new Set(this.#found.filter(({ kind }) => kind === 'browser').map(({ text }) => text))];
  }
}
