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
  const { status, code } = frameworkError(error);
  if (status === 400)
    return unreadable.has(code) || error instanceof SyntaxError ? invalidJson() : validationFailed([]);
  if (status === 413) return payloadTooLarge();
  if (status === 415) return unsupportedMediaType();
  return internalError(error);
}

/** Body of a failed answer (domain decisions §18), in the language of the caller. */
export function presentError(error: AppError, language: Language, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: errorMessages[error.code][language],
    ...(error.fields === undefined
      ? {}
      : {
          fields: error.fields.map(({ field, problems, greatest }) => ({
            field,
            messages: problems.map((problem) =>
              fieldMessages[problem][language].replace('{greatest}', String(greatest)),
            ),
          })),
        }),
    ...(error.details === undefined ? {} : { details: error.details }),
    request_id: requestId,
  };
}

/** Status of the HTTP answer that carries the error. */
export function statusOf(error: AppError): number {
  return errorCodes[error.code].status;
}

// What the web framework says of a body that is no JSON.
const unreadable = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

function frameworkError(error: unknown): { readonly status: number | undefined; readonly code: string } {
  if (!(error instanceof Error)) return { status: undefined, code: '' };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
  return { status, code: 'code' in error && typeof error.code === 'string' ? error.code : '' };
}
