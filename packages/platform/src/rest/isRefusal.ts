import type { ErrorCode } from '@learn/contracts';
import { errorCodeOf } from './HttpError.ts';

const refusals: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'validation_failed',
  'forbidden',
  'not_found',
  'self_toggle_not_allowed',
  'circle_locked',
]);

/** Whether the server refused what was sent, so that sending the same again is no use. */
export function isRefusal(error: unknown): boolean {
  return refusals.has(errorCodeOf(error));
}
