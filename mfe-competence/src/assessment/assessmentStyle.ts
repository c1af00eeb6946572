import { assessmentLook } from '@learn/ui';
import type { Assessment } from './assessment.ts';

/** Icon and meaning of each assessment; its word always stands beside them. */
export const assessmentStyle = {
  success: assessmentLook.SUCCESS,
  fail: assessmentLook.FAIL,
  open: assessmentLook.UNKNOWN,
} satisfies Readonly<Record<Assessment, unknown>>;
