import type { ErrorCode } from '@learn/contracts';

/** What a failed sending means for the write. */
export type Verdict =
  /** nothing was said about it: it is sent again later */
  | { readonly kind: 'later' }
  /** it is sent again once somebody has logged in */
  | { readonly kind: 'login' }
  | {
      readonly kind: 'conflict' | 'refused';
      readonly code: ErrorCode | undefined;
      /** the server's sentence */
      readonly reason: string;
      /** the newer state, of a conflict */
      readonly current: unknown;
    };

/** Codes of a server that takes the same write another time. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'csrf_failed',
  'too_many_requests',
  'database_unavailable',
  'storage_unavailable',
]);

const passingStatus: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

interface Said {
  readonly status?: number | undefined;
  readonly code?: ErrorCode | undefined;
  readonly reason?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** Judges what sending has thrown, whether a call (HttpError) or a mutation (Apollo's errors). */
export function judge(error: unknown): Verdict {
  const { status, code, reason = '', details } = saidBy(error);
  if (status === 401 || code === 'not_logged_in') return { kind: 'login' };
  if (code === undefined && (status === undefined || passingStatus.has(status))) return { kind: 'later' };
  if (code !== undefined && passing.has(code)) return { kind: 'later' };
  const kind = code === 'version_conflict' ? 'conflict' : 'refused';
  return { kind, code, reason, current: details?.current };
}

interface Thrown {
  /** of our HttpError */
  readonly status?: unknown;
  readonly code?: unknown;
  readonly explanation?: unknown;
  readonly details?: Said['details'];
  /** of the data client: answered with errors */
  readonly errors?: readonly { readonly message?: string; readonly extensions?: Said }[];
  /** of the data client: answered with something else */
  readonly statusCode?: unknown;
  readonly bodyText?: unknown;
}

function saidBy(error: unknown): Said {
  if (typeof error !== 'object' || error === null) return {};
  const { status, code, explanation, details, errors, statusCode, bodyText } = error as Thrown;
  if (errors?.[0]) return fromMutation(errors[0]);
  if (typeof statusCode === 'number') {
    const inside = errorsIn(bodyText)?.[0];
    return inside ? { ...fromMutation(inside), status: statusCode } : { status: statusCode };
  }
  return {
    status: typeof status === 'number' ? status : undefined,
    // an aborted call has a code too, which is a number
    code: typeof code === 'string' ? (code as ErrorCode) : undefined,
    reason: typeof explanation === 'string' ? explanation : undefined,
    details,
  };
}

function fromMutation({ message, extensions }: { message?: string; extensions?: Said }): Said {
  // an answer without a code of ours is one all the same
  return { status: 400, code: extensions?.code, reason: message, details: extensions?.details };
}

function errorsIn(bodyText: unknown): Thrown['errors'] {
  try {
    return (JSON.parse(String(bodyText)) as Thrown).errors;
  } catch {
    return undefined;
  }
}
