// Watches the browser for what must never happen: console output, uncaught errors, violations of the security policy.
import type { BrowserContext } from '@playwright/test';

export interface Problem {
  readonly kind: 'console' | 'uncaught' | 'policy';
  readonly text: string;
  readonly page: string;
}

/** Starts the console line that the listener inside the page writes for a violation of the policy. */
const POLICY_MARK = 'security policy violation:';

function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(mark, event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber);
  });
}

/**
 * Everything the browser complained about during one test. A test that provokes a complaint (a refused login is a
 * failed request, and the browser prints it) says so with {@link Problems.allow}; the security policy has no exception.
 */
export class Problems {
  readonly #found: Problem[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches all pages of a context, those that open later included. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations, POLICY_MARK);
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const text = message.text();
      const isPolicy =
        text.startsWith(POLICY_MARK) || /Content Security Policy|TrustedScript|Trusted Type/.test(text);
      const where = message.location().url;
      this.#found.push({
        kind: isPolicy ? 'policy' : 'console',
        text: `${text} (${where})`,
        page: message.page()?.url() ?? '',
      });
    });
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

  /**
   * Accepts console lines that match, from now on and before.
   * @param pattern matched against the line followed by the address it is about
   * @param reason why this test causes them, for the reader
   */
  allow(pattern: RegExp, reason: string): void {
    if (reason === '') throw new Error('Say why the line is expected.');
    this.#allowed.push(pattern);
  }

  /** The complaints nobody asked for. */
  unexpected(): readonly Problem[] {
    return this.#found.filter(
      (problem) => problem.kind === 'policy' || !this.#allowed.some((pattern) => pattern.test(problem.text)),
    );
  }
}
