import type { ErrorCode, FieldError } from '@learn/contracts';
import { problemOf } from '../problemOf.ts';

/** What a failed sending means for the write. */
export type Failure =
  /** nothing was said about it: it is sent again later */
  | { readonly kind: 'later' }
  /** it is sent again after the next login */
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
  'request_timeout',
  'too_many_requests',
  'database_unavailable',
  'storage_unavailable',
]);

const passingStatus: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** Classifies an error of sending, whether a call (HttpError) or a mutation (Apollo's errors). */
export function classifyFailure(error: unknown): Failure {
  const { status = 0, code, explanation: reason, fields, details } = problemOf(error);
  if (status === 401 || code === 'not_logged_in') return { kind: 'login' };
  if (code === undefined && (status === 0 || passingStatus.has(status))) return { kind: 'later' };
  if (code !== undefined && passing.has(code)) return { kind: 'later' };
  return { kind: kindOf(status, code), code, reason, fields, current: details?.current };
}

function kindOf(status: number, code: ErrorCode | undefined): 'conflict' | 'refused' | 'failed' {
  if (code === 'version_conflict') return 'conflict';
  return code === 'internal_error' || status >= 500 ? 'failed' : 'refused';
}
