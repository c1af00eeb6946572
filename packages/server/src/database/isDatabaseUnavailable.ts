const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

// PostgreSQL error classes: connection exceptions, insufficient resources, operator intervention (shutdown, starting).
const stateClasses = ['08', '53', '57P'];

// What the drivers say, word for word: texts of people are in messages as well, within others.
const messages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'PGlite is closed',
  'PGlite is closing',
  'Cannot use a pool after calling end on the pool',
]);

/** True when an error, or one that caused it, says that the database cannot be reached just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (connectionCodes.has(code) || stateClasses.some((state) => code.startsWith(state))) return true;
    // on the same machine PostgreSQL listens on a file, which goes with it
    if (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect') return true;
    if (messages.has(cause.message)) return true;
    if ('severity' in cause && cause.severity === 'PANIC') return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
