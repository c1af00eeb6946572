/** Facts about an error, e.g. the area and the remote@version in which it happened. */
export type ErrorFacts = Readonly<Record<string, string>>;

type Reporter = (error: unknown, facts: ErrorFacts) => void;

let reporter: Reporter = (error, facts) => console.error(error, facts);

/** The one place to which an error goes that nobody can do anything about. */
export function reportError(error: unknown, facts: ErrorFacts = {}): void {
  reporter(error, facts);
}

/** Sends reports elsewhere than to the console. */
export function setErrorReporter(next: Reporter): void {
  reporter = next;
}
