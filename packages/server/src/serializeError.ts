import { DrizzleQueryError } from 'drizzle-orm';

/** What the log keeps of an error. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
};

/** Properties that name no person's data: what a database, a mail server or the network says of a failure. */
const facts = [
  ...['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'],
  ...['command', 'responseCode', 'statusCode'],
];

/** Causes of causes that are kept. */
const deepest = 8;

/**
 * Makes of an error what may stand in a log. A failed query is its SQL: neither its parameters, which are passwords'
 * hashes, tokens and answers, nor the values that the database repeats in its own message.
 */
export function serializeError(error: unknown): LoggedError {
  return error instanceof Error
    ? describe(error, 0)
    : { type: typeof error, message: String(error), stack: '' };
}

function describe(error: Error, depth: number): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const message = isQuery ? `Failed query: ${error.query}` : withoutValues(error);
  const known = facts.flatMap((name): [string, string | number][] => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const inner = (one: unknown) =>
    one instanceof Error && depth < deepest ? describe(one, depth + 1) : undefined;
  const cause = inner(error.cause);
  const errors = error instanceof AggregateError ? error.errors.flatMap((one) => inner(one) ?? []) : [];
  return {
    type: error.constructor.name,
    message,
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...(known.length > 0 ? { facts: Object.fromEntries(known) } : {}),
    ...(cause === undefined ? {} : { cause }),
    ...(errors.length > 0 ? { errors } : {}),
  };
}

/** PostgreSQL ends its messages about data (SQLSTATE class 22) with the value: `invalid input syntax for type uuid: "x"`. */
function withoutValues(error: Error): string {
  const isAboutData = 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return isAboutData ? error.message.replace(/:? ".*$/s, '') : error.message;
}

function framesOf({ stack = '', message }: Error): string {
  const end = stack.indexOf(message) + message.length;
  const frames = stack.indexOf('\n    at ', stack.includes(message) ? end : 0);
  return frames < 0 ? '' : stack.slice(frames);
}
