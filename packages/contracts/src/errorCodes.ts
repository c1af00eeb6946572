/**
 * The one table of error codes. Server answers carry the code (REST body `code`, GraphQL `extensions.code`), clients
 * recognise an error by it and never by its text. `reported` says whether the server logs it as a fault of its own.
 */
export const errorCodes = {
  validation_failed: { status: 400, reported: false },
  invalid_json: { status: 400, reported: false },
  sign_on_cancelled: { status: 400, reported: false },
  not_logged_in: { status: 401, reported: false },
  login_failed: { status: 401, reported: false },
  csrf_failed: { status: 403, reported: false },
  forbidden: { status: 403, reported: false },
  read_only: { status: 403, reported: false },
  not_found: { status: 404, reported: false },
  persisted_query_not_found: { status: 404, reported: false },
  method_not_allowed: { status: 405, reported: false },
  request_timeout: { status: 408, reported: false },
  version_conflict: { status: 409, reported: false },
  assignment_submitted: { status: 409, reported: false },
  submission_final: { status: 409, reported: false },
  evaluation_final: { status: 409, reported: false },
  feedback_submitted: { status: 409, reported: false },
  certificate_not_ready: { status: 409, reported: false },
  has_records: { status: 409, reported: false },
  exam_date_full: { status: 409, reported: false },
  email_taken: { status: 409, reported: false },
  last_admin: { status: 409, reported: false },
  mentor_is_fellow: { status: 409, reported: false },
  upload_expired: { status: 410, reported: false },
  invitation_invalid: { status: 410, reported: false },
  sign_on_expired: { status: 410, reported: false },
  confirmation_invalid: { status: 410, reported: false },
  payload_too_large: { status: 413, reported: false },
  unsupported_media_type: { status: 415, reported: false },
  file_type_not_allowed: { status: 415, reported: false },
  import_unreadable: { status: 422, reported: false },
  import_too_large: { status: 422, reported: false },
  release_refused: { status: 409, reported: false },
  archive_refused: { status: 422, reported: false },
  import_running: { status: 409, reported: false },
  self_toggle_not_allowed: { status: 422, reported: false },
  circle_locked: { status: 422, reported: false },
  exam_transition_not_allowed: { status: 422, reported: false },
  exam_booking_closed: { status: 422, reported: false },
  exam_no_attempts_left: { status: 422, reported: false },
  exam_not_begun: { status: 422, reported: false },
  upload_missing: { status: 422, reported: false },
  unknown_course_type: { status: 422, reported: false },
  course_type_without_endpoint: { status: 422, reported: false },
  too_many_requests: { status: 429, reported: false },
  internal_error: { status: 500, reported: true },
  sign_on_failed: { status: 502, reported: true },
  shutting_down: { status: 503, reported: false },
  storage_unavailable: { status: 503, reported: true },
  database_unavailable: { status: 503, reported: true },
} as const satisfies Record<string, { status: number; reported: boolean }>;

export type ErrorCode = keyof typeof errorCodes;

export interface FieldError {
  readonly field: string;
  readonly messages: readonly string[];
}

/** Body of every failed REST answer. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  /** what the code calls for: version_conflict the newer state, invitation_invalid the state of the invitation */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly request_id: string;
}
