import type { ErrorBody, ErrorCode, FieldError } from '@learn/contracts';

/** What a failed call says, whether it went to REST or to GraphQL. Recognise it by `code`, never by class or text. */
export interface Problem {
  /** undefined for a lost network, and where a proxy answered */
  readonly code: ErrorCode | undefined;
  /** of the HTTP answer; undefined where there was none */
  readonly status: number | undefined;
  /** the server's sentence in the person's language; may be empty */
  readonly explanation: string;
  readonly fields: readonly FieldError[];
  /** what the code calls for: version_conflict the newer state */
  readonly details: ErrorBody['details'];
  readonly requestId: string | undefined;
}

interface GraphQLFault {
  readonly message?: string;
  readonly extensions?: Partial<ErrorBody>;
}

/** Errors of both clients, from any copy of their classes. */
interface Thrown extends Partial<Omit<Problem, 'code' | 'status'>> {
  readonly code?: unknown;
  readonly status?: unknown;
  /** of the data client: the answer holds errors */
  readonly errors?: readonly GraphQLFault[];
  /** of the data client: the answer is no success */
  readonly statusCode?: number;
  readonly bodyText?: string;
}

/** Reads what a call has thrown. @returns a problem without code and status where no server has answered */
export function problemOf(error: unknown): Problem {
  const thrown = Object(error ?? {}) as Thrown;
  const fault = thrown.errors?.[0] ?? errorsIn(thrown.bodyText)?.[0];
  const said = fault?.extensions ?? thrown;
  // an answer with errors is one, also without a code of ours
  const status = thrown.statusCode ?? (fault ? 400 : thrown.status);
  return {
    // an aborted call has a code, too, which is a number
    code: typeof said.code === 'string' ? (said.code as ErrorCode) : undefined,
    status: typeof status === 'number' ? status : undefined,
    explanation: (fault ? fault.message : thrown.explanation) ?? '',
    fields: said.fields ?? [],
    details: said.details,
    requestId: fault ? fault.extensions?.request_id : thrown.requestId,
  };
}

/** Whether no answer has arrived, so that the server may have done what was asked. */
export function isUnanswered(error: unknown): boolean {
  return problemOf(error).status === undefined;
}

const refusals: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'validation_failed',
  'forbidden',
  'not_found',
  'self_toggle_not_allowed',
  'circle_locked',
  'read_only',
]);

/** Whether the server refused what was sent, so that the same again is refused, too. */
export function isRefusal({ code }: Problem): boolean {
  return refusals.has(code);
}

/** Refusals because of a state that what is shown may not know yet. */
const refusedByState: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'forbidden',
  'not_found',
  'version_conflict',
  'assignment_submitted',
  'submission_final',
  'evaluation_final',
  'feedback_submitted',
  'certificate_not_ready',
  'has_records',
  'last_admin',
  'mentor_is_fellow',
  'import_running',
  'circle_locked',
  'exam_date_full',
  'exam_transition_not_allowed',
  'exam_booking_closed',
  'exam_no_attempts_left',
  'exam_not_begun',
]);

/**
 * Whether what is shown may be stale after a write that failed so: without an answer it may have been done, and a refusal
 * because of the state means that somebody else may have changed or deleted it.
 */
export function leavesStale(error: unknown): boolean {
  return isUnanswered(error) || refusedByState.has(problemOf(error).code);
}

function errorsIn(bodyText: string | undefined): Thrown['errors'] {
  try {
    return bodyText === undefined ? undefined : (JSON.parse(bodyText) as Thrown).errors;
  } catch {
    return undefined;
  }
}
