import type { ErrorBody, ErrorCode, FieldError } from '@learn/contracts';

/** Any non-success answer (specification §8), read by `problemOf`. */
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
