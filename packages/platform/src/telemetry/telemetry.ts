/** Facts about an error, e.g. the area and the remote@version in which it happened. */
export type ErrorFacts = Readonly<Record<string, string>>;

export type ErrorReporter = (error: unknown, facts: ErrorFacts) => void;

const toConsole: ErrorReporter = (error, facts) => console.error(error, facts);

let reporter = toConsole;

/** The one place to which an error goes that nobody can do anything about. */
export function reportError(error: unknown, facts: ErrorFacts = {}): void {
  reporter(error, facts);
}

/** Sends reports elsewhere than to the console. */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/** So many errors are kept for a sender that has yet to come: the first ones say most. */
const keptErrors = 30;

/**
 * Collects what is reported, and what nobody caught, for a sender that is loaded later. The console goes on to say all of it.
 * @returns takes the sender, which gets what was kept and everything after
 */
export function collectErrors(): (sender: ErrorReporter) => void {
  const kept: Parameters<ErrorReporter>[] = [];
  let send: ErrorReporter = (...report) => {
    if (kept.length < keptErrors) kept.push(report);
  };
  setErrorReporter((error, facts) => {
    toConsole(error, facts);
    send(error, facts);
  });
  // browsers write these into the console themselves
  window.addEventListener('error', ({ error, message }) => send(error ?? message, { area: 'uncaught' }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    send(reason, { area: 'unhandled-rejection' }),
  );
  return (sender) => {
    send = sender;
    for (const report of kept.splice(0)) sender(...report);
  };
}
