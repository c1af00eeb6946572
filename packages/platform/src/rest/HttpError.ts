import type { ErrorBody, ErrorCode, FieldError } from '@learn/contracts';

/** Any non-success answer (specification §8). Recognise it by `code`, never by its text. */
export class HttpError extends Error {
  readonly response: Response;
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** the server's sentence in the person's language; empty where the answer was not ours */
  readonly explanation: string;
  readonly fields: readonly FieldError[];
  /** what the code calls for: version_conflict the newer state */
  readonly details: ErrorBody['details'];
  readonly requestId: string | undefined;

  constructor(response: Response, body: Partial<ErrorBody>) {
    super(`HTTP error ${response.status}`);
    this.name = 'HttpError';
    this.response = response;
    this.status = response.status;
    this.code = body.code;
    this.explanation = body.message ?? '';
    this.fields = body.fields ?? [];
    this.details = body.details;
    this.requestId = body.request_id;
  }
}

/** The code of our own error, whichever copy of the class raised it; undefined for lost networks and the like. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  // an aborted call has a code too, which is a number
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? (error.code as ErrorCode)
    : undefined;
}
