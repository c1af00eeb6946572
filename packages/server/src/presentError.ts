import { type ErrorBody, errorCodes } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { isDatabaseUnavailable } from './database/isDatabaseUnavailable.ts';
import { errorMessages, fieldMessages } from './errorMessages.ts';
import {
  type AppError,
  databaseUnavailable,
  internalError,
  invalidJson,
  isAppError,
  payloadTooLarge,
  unsupportedMediaType,
  validationFailed,
} from './errors.ts';

/** Makes an error of the table of codes out of anything that was thrown; what nobody foresaw is internal_error. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (error instanceof SyntaxError && status === 400) return invalidJson();
  if (status === 400) return isEmptyJson(error) ? invalidJson() : validationFailed([]);
  if (status === 413) return payloadTooLarge();
  if (status === 415) return unsupportedMediaType();
  return internalError(error);
}

/** Body of a failed answer (domain decisions §18), in the language of whoever asked. */
export function presentError(error: AppError, language: Language, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: errorMessages[error.code][language],
    ...(error.fields === undefined
      ? {}
      : {
          fields: error.fields.map(({ field, problems }) => ({
            field,
            messages: problems.map((problem) => fieldMessages[problem][language]),
          })),
        }),
    request_id: requestId,
  };
}

/** Status of the HTTP answer that carries the error. */
export function statusOf(error: AppError): number {
  return errorCodes[error.code].status;
}

function isEmptyJson(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
}
