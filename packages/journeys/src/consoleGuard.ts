import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Listens to everything that goes wrong in the pages of a context. */
export interface ConsoleGuard {
  /** Errors that the test brings about on purpose. @param pattern is matched with message and address */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  /** errors in the console, uncaught errors and violations of the content security policy that nobody allowed */
  readonly unexpected: () => readonly string[];
}

/** Chromium looks for a newer service worker after a navigation, and says so when it cannot have it. */
const workerNotFetched = /An unknown error occurred when fetching the script/;

/** What Chromium itself says about a page without network, its service worker included. */
export const offlineErrors: readonly RegExp[] = [/ERR_INTERNET_DISCONNECTED/, workerNotFetched];

/**
 * What Chromium says about a server that is down or goes down. It depends on the moment: no connection is accepted, a
 * kept one has ended, or an answer breaks off. A server that is about to stop answers 503.
 */
export const restartErrors: readonly RegExp[] = [
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|ERR_SOCKET_NOT_CONNECTED/,
  /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|503/,
  workerNotFetched,
];

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
    problems.push(`uncaught: ${describe(failure.error())}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

/** React wraps what was thrown; the cause says more than the wrapping. */
function describe(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\ncaused by ${describe(error.cause)}` : own;
}

function isPolicyReport(message: ConsoleMessage): boolean {
  return message.text().includes('Content Security Policy');
}
