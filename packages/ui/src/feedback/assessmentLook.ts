import type { AssessmentStatus } from '@learn/domain';
import type { IconName } from '../icon/Icon.tsx';
import type { Tone } from '../theme/tokens.ts';

/** Icon and meaning of an assessment of a criterion, one's own or a mentor's; its word always stands beside them. */
export const assessmentLook: Readonly<
  Record<AssessmentStatus, { readonly icon: IconName; readonly tone: Tone }>
> = {
  SUCCESS: { icon: 'check', tone: 'finished' },
  FAIL: { icon: 'eye', tone: 'waiting' },
  UNKNOWN: { icon: 'minus', tone: 'none' },
};
