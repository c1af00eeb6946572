import type { ErrorCode, FieldError } from '@learn/contracts';

/** What a failed sending means for the write. */
export type Failure =
  /** nothing was said about it: it is sent again later */
  | { readonly kind: 'later' }
  /** it is sent again once somebody has logged in */
  | { readonly kind: 'login' }
  | {
      /** failed: a fault of the server, which may take it another time but not by itself */
      readonly kind: 'conflict' | 'refused' | 'failed';
      readonly code: ErrorCode | undefined;
      /** the server's sentence */
      readonly reason: string;
      readonly fields: readonly FieldError[];
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
  readonly fields?: readonly FieldError[] | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** Classifies an error of sending, whether a call (HttpError) or a mutation (Apollo's errors). */
export function classifyFailure(error: unknown): Failure {
  const { status = 0, code, reason = '', fields = [], details } = saidBy(error);
  if (status === 401 || code === 'not_logged_in') return { kind: 'login' };
  if (code === undefined && (status === 0 || passingStatus.has(status))) return { kind: 'later' };
  if (code !== undefined && passing.has(code)) return { kind: 'later' };
  return { kind: kindOf(status, code), code, reason, fields, current: details?.current };
}

function kindOf(status: number, code: ErrorCode | undefined): 'conflict' | 'refused' | 'failed' {
  if (code === 'version_conflict') return 'conflict';
  return code === 'internal_error' || status >= 500 ? 'failed' : 'refused';
}

interface Thrown {
  /** of our HttpError */
  readonly status?: unknown;
  readonly code?: unknown;
  readonly explanation?: unknown;
  readonly fields?: Said['fields'];
  readonly details?: Said['details'];
  /** of the data client: answered with errors */
  readonly errors?: readonly { readonly message?: string; readonly extensions?: Said }[];
  /** of the data client: answered with something else */
  readonly statusCode?: unknown;
  readonly bodyText?: unknown;
}

function saidBy(error: unknown): Said {
  if (typeof error !== 'object' || error === null) return {};
  const { status, code, explanation, fields, details, errors, statusCode, bodyText } = error as Thrown;
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
    fields,
    details,
  };
}

function fromMutation({ message, extensions }: { message?: string; extensions?: Said }): Said {
  // an answer without a code of ours is one all the same
  const { code, fields, details } = extensions ?? {};
  return { status: 400, code, reason: message, fields, details };
}

function errorsIn(bodyText: unknown): Thrown['errors'] {
  try {
    return (JSON.parse(String(bodyText)) as Thrown).errors;
  } catch {
    return undefined;
  }
}
