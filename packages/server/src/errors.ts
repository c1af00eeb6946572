import { type ErrorCode, errorCodes } from '@learn/contracts';
import type { ContentArchiveFault, MentorInvitationState } from '@learn/domain';
import type { FieldProblem } from './errorMessages.ts';

/** What is wrong with one field of what was sent; dotted path, empty for the whole. */
export interface FieldError {
  readonly field: string;
  readonly problems: readonly FieldProblem[];
  /** what a number may be at most, where the problem says so */
  readonly greatest?: number;
}

/** An error that the caller is told about; recognised by its code. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: readonly FieldError[];
      retryAfterSeconds?: number;
      details?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(code, 'cause' in more ? { cause: more.cause } : undefined);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.details = more.details;
  }
}

export const validationFailed = (fields: readonly FieldError[]) =>
  new AppError('validation_failed', { fields });
export const invalidJson = () => new AppError('invalid_json');
export const notLoggedIn = () => new AppError('not_logged_in');
export const loginFailed = () => new AppError('login_failed');
export const csrfFailed = () => new AppError('csrf_failed');
export const forbidden = () => new AppError('forbidden');
export const notFound = () => new AppError('not_found');
export const methodNotAllowed = () => new AppError('method_not_allowed');
export const requestTimeout = () => new AppError('request_timeout');
export const shuttingDown = () => new AppError('shutting_down');
/** @param details how much there is and may be, where the request itself is not too large */
export const payloadTooLarge = (details?: {
  readonly stored_bytes: number;
  readonly maximum_bytes: number;
}) => new AppError('payload_too_large', details && { details });
export const unsupportedMediaType = () => new AppError('unsupported_media_type');
export const selfToggleNotAllowed = () => new AppError('self_toggle_not_allowed');
export const circleLocked = () => new AppError('circle_locked');
/** @param current the newer state, which the client merges with or asks about */
export const versionConflict = (current: Readonly<Record<string, unknown>>) =>
  new AppError('version_conflict', { details: { current } });
export const assignmentSubmitted = () => new AppError('assignment_submitted');
export const submissionFinal = () => new AppError('submission_final');
export const evaluationFinal = () => new AppError('evaluation_final');
export const feedbackSubmitted = () => new AppError('feedback_submitted');
export const certificateNotReady = () => new AppError('certificate_not_ready');
export const hasRecords = () => new AppError('has_records');
export const examDateFull = () => new AppError('exam_date_full');
export const examTransitionNotAllowed = () => new AppError('exam_transition_not_allowed');
export const examBookingClosed = () => new AppError('exam_booking_closed');
export const examNoAttemptsLeft = () => new AppError('exam_no_attempts_left');
export const examNotBegun = () => new AppError('exam_not_begun');
export const lastAdmin = () => new AppError('last_admin');
export const readOnly = () => new AppError('read_only');
/** @param details what the file lacks */
export const importUnreadable = (details?: { readonly missing_columns: readonly string[] }) =>
  new AppError('import_unreadable', details && { details });
export const importTooLarge = () => new AppError('import_too_large');
/** @param details which rule a zip breaks, and with which of its files */
export const archiveRefused = (details: { readonly fault: ContentArchiveFault; readonly file?: string }) =>
  new AppError('archive_refused', { details });
export const importRunning = () => new AppError('import_running');
/** @param reason in English: what does not fit, and what to do, for the team that releases */
export const releaseRefused = (reason: string) => new AppError('release_refused', { details: { reason } });
export const mentorIsFellow = () => new AppError('mentor_is_fellow');
export const emailTaken = () => new AppError('email_taken');
export const uploadExpired = () => new AppError('upload_expired');
export const uploadMissing = () => new AppError('upload_missing');
export const fileTypeNotAllowed = () => new AppError('file_type_not_allowed');
/** @param state what became of the invitation; undefined where there is none, or none for the caller */
export const invitationInvalid = (state?: Exclude<MentorInvitationState, 'open'>) =>
  new AppError('invitation_invalid', state && { details: { state } });
export const confirmationInvalid = () => new AppError('confirmation_invalid');
export const unknownCourseType = () => new AppError('unknown_course_type');
export const courseTypeWithoutEndpoint = () => new AppError('course_type_without_endpoint');
export const signOnCancelled = () => new AppError('sign_on_cancelled');
export const signOnExpired = () => new AppError('sign_on_expired');
export const signOnFailed = (cause: unknown) => new AppError('sign_on_failed', { cause });
export const storageUnavailable = (cause: unknown) => new AppError('storage_unavailable', { cause });
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError('too_many_requests', { retryAfterSeconds });
export const databaseUnavailable = (cause: unknown) => new AppError('database_unavailable', { cause });
export const internalError = (cause: unknown) => new AppError('internal_error', { cause });

/** True for an error of the table of codes, also one that was made by another copy of this module. */
export function isAppError(error: unknown): error is AppError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.name === 'AppError' &&
    error.code in errorCodes
  );
}
