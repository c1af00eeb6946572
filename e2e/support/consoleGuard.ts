import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Listens to everything that goes wrong in the pages of a context. */
export interface ConsoleGuard {
  /** Errors that the test brings about on purpose. @param pattern is matched with message and address */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  /** errors in the console, uncaught errors and violations of the content security policy that nobody allowed */
  readonly unexpected: () => readonly string[];
}

/** Starts to listen; also to pages that are opened later. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const allowed: RegExp[] = [];
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || isPolicyReport(message)) {
      problems.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (failure) => {
    const error = failure.error();
    problems.push(`uncaught: ${error.stack ?? error.message}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

function isPolicyReport(message: ConsoleMessage): boolean {
  return message.text().includes('Content Security Policy');
}
