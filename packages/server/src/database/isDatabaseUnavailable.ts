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

const messages = [
  /timeout exceeded when trying to connect/,
  /connection terminated/i,
  /client has encountered a connection error/i,
  /not queryable/,
  /query read timeout/i,
  /pglite is clos(ed|ing)/i,
  /cannot use a pool after calling end/i,
];

/** True when an error, or one that caused it, says that the database cannot be reached just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (connectionCodes.has(code) || stateClasses.some((state) => code.startsWith(state))) return true;
    const { message } = cause;
    if (messages.some((pattern) => pattern.test(message))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
